import { Icon } from '#app/ui/icon/icon.tsx';
import css from './returned-envelope.module.css';

/** The back of a returned envelope. Decorative: the text beside it says the same. */
export function ReturnedEnvelope() {
  return (
    <div className={css.envelope} aria-hidden="true">
      <svg className={css.paper} viewBox="0 0 700 490">
        <rect width="700" height="490" rx="5" fill="#ecdcc0" />
        <path d="M0 6 350 262 700 6V0H0Z" fill="#e6d3b3" />
      </svg>
      <span className={css.address}>
        Somebody Dear
        <br />
        404 Nowhere Lane
        <br />
        Elsewhere
      </span>
      <span className={css.postage}>
        <span className={css.print}>
          <span className={css.picture}>
            <Icon name="cardamom" />
          </span>
        </span>
      </span>
      <svg className={css.postmark} viewBox="0 0 200 90">
        <g fill="none" stroke="#3d5160" strokeWidth="1.6" opacity=".55">
          <circle cx="48" cy="45" r="36" />
          <circle cx="48" cy="45" r="26" />
          {[22, 38, 54, 70].map((y) => (
            <path key={y} d={`M92 ${y}c14-7 20 7 34 0s20 7 34 0 20 7 34 0`} />
          ))}
        </g>
        <text x="48" y="43" textAnchor="middle" className={css.serif} fill="#3d5160" opacity=".75">
          Lost
        </text>
        <text x="48" y="56" textAnchor="middle" className={css.sans} fill="#3d5160" opacity=".75">
          and found
        </text>
      </svg>
      <span className={css.returned}>
        Return to sender<small>no such address</small>
      </span>
    </div>
  );
}
