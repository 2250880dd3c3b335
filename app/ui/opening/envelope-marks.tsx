const WAVES = [22, 38, 54, 70].map((y) => `M92 ${y}c14-7 20 7 34 0s20 7 34 0 20 7 34 0`).join('');

/** The postmark: the day, and the time under it. */
export function Postmark({ className, day, hour }: { className?: string | undefined; day: string; hour: string }) {
  return (
    <svg className={className} viewBox="0 0 200 90" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.6" opacity=".55">
        <circle cx="48" cy="45" r="36" />
        <circle cx="48" cy="45" r="26" />
        <path d={WAVES} />
      </g>
      <text
        x="48"
        y="44"
        textAnchor="middle"
        fontFamily="var(--serif)"
        fontSize={day.length > 7 ? 10 : 13}
        fill="currentColor"
        opacity=".8"
      >
        {day}
      </text>
      <text x="48" y="57" textAnchor="middle" fontFamily="var(--sans)" fontSize="9" fill="currentColor" opacity=".8">
        {hour}
      </text>
    </svg>
  );
}

const WAX =
  'M57 8C74 2 94 8 116 5c20-3 42-4 58 6 15 9 17 30 29 45 9 12 26 22 27 39 1 18-12 33-17 50-5 18-3 41-17 54-14 12-36 7-54 12-17 4-32 17-50 15-16-2-28-16-44-22-14-5-31-5-39-18-9-14-3-33-4-50-1-16-9-32-6-48C2 70 20 61 30 47 38 34 43 13 57 8Z';
const LEAF = 'M117 64c20 21 26 47 0 88-26-41-20-67 0-88Z';
const SIDES = 'M112 158c-12-22-30-30-50-30 6 20 22 34 50 30ZM122 158c12-22 30-30 50-30-6 20-22 34-50 30Z';

/** A wax seal in the current text colour: a pressed leaf, lit from the upper left. All shading is made of strokes. */
export function Seal({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="-4 -4 242 236" aria-hidden="true">
      <path d={WAX} fill="currentColor" />
      <g fill="none" strokeLinejoin="round" transform="translate(117 114) scale(.965) translate(-117 -114)">
        <path d={WAX} stroke="#000" strokeOpacity=".16" strokeWidth="7" transform="translate(-3 -4)" />
        <path
          d={WAX}
          stroke="#fff"
          strokeOpacity=".2"
          strokeWidth="5"
          transform="translate(3 4) translate(117 114) scale(.95) translate(-117 -114)"
        />
        <path d="M40 52C60 26 96 18 130 18" stroke="#fff" strokeOpacity=".5" strokeWidth="5" strokeLinecap="round" />
        <path d="M199 150c-6 20-12 36-30 46" stroke="#000" strokeOpacity=".14" strokeWidth="9" strokeLinecap="round" />
      </g>
      <circle cx="117" cy="116" r="77" fill="#000" fillOpacity=".1" />
      <circle cx="117" cy="116" r="77" fill="none" stroke="#000" strokeOpacity=".13" strokeWidth="9" />
      <circle cx="116" cy="114" r="79" fill="none" stroke="#000" strokeOpacity=".2" strokeWidth="3.5" />
      <circle cx="119" cy="119" r="78" fill="none" stroke="#fff" strokeOpacity=".24" strokeWidth="2.5" />
      {[
        [1.6, 2.4, '#fff', 0.36],
        [-1.6, -2, '#000', 0.34],
      ].map(([x, y, colour, opacity]) => (
        <g
          key={String(colour)}
          fill="none"
          stroke={String(colour)}
          strokeOpacity={opacity}
          strokeWidth="3"
          transform={`translate(${x} ${y})`}
        >
          <path d={LEAF} />
          <path d={SIDES} />
          <path d="M117 70V176" />
        </g>
      ))}
      <path d={LEAF} fill="currentColor" />
      <path d={LEAF} fill="#fff" fillOpacity=".1" />
      <path d={SIDES} fill="currentColor" />
      <path
        d="M117 78V174M108 88c-6 18-6 34 0 52M126 88c6 18 6 34 0 52"
        fill="none"
        stroke="#000"
        strokeOpacity=".22"
        strokeWidth="2"
      />
    </svg>
  );
}
