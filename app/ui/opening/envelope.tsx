import { memo, useId, type ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { getCardStyle } from './card-style.ts';
import type { OpeningCard } from './opening-card.ts';
import css from './envelope.module.css';
import { Postmark, Seal } from './envelope-marks.tsx';

/** The closed envelope from its address side, with its back for when it turns over. Decorative: nothing in it is needed to read the card. */
export const Envelope = memo(function Envelope({ card, label }: { card: OpeningCard; label: string }) {
  const id = useId();
  const { envelope } = card;
  return (
    <figure className={css.env} aria-label={label} data-envelope="">
      <i className={css.ground} data-part="ground" />
      <AddressSide card={card} />
      <div className={css.back} data-part="env" aria-hidden="true">
        <div className={css.behind}>
          <div className={css.flap} data-part="flap-behind">
            <div className={css.flapIn}>
              <div className={css.flapPaper}>
                <i className={css.flapLiner} style={{ backgroundImage: `url("${envelope.liner}")` }} />
              </div>
              <i className={css.flapDim} data-part="flap-dim">
                <i />
              </i>
            </div>
          </div>
        </div>
        <div className={css.pocket}>
          <div className={css.lining}>
            <i className={css.liner} style={{ backgroundImage: `url("${envelope.liner}")` }} />
            <i className={css.linerDim} />
          </div>
        </div>
        <div className={css.front}>
          <Pocket id={id} />
          <i className={css.grain} />
        </div>
        <div className={css.flapShade} data-part="flap-shade">
          <FlapShade />
        </div>
        <div className={css.flap} data-part="flap">
          <FlapOutside id={id}>
            <i className={css.flapLit} data-part="flap-lit">
              <i />
            </i>
          </FlapOutside>
        </div>
        <div className={css.seal} data-part="seal">
          <i className={css.sealShade} data-part="seal-shade" />
          <Seal className={css.wax} />
        </div>
      </div>
    </figure>
  );
});

/** The address side of an envelope alone, which does not open. */
export function ClosedEnvelope({ card, label }: { card: OpeningCard; label: string }) {
  return (
    <figure className={classNames(css.env, css.still)} style={getCardStyle(card)} aria-label={label}>
      <AddressSide card={card} />
    </figure>
  );
}

/** Without any fold of the flap behind it: the name stands on smooth paper. */
function AddressSide({ card: { to, from, envelope } }: { card: OpeningCard }) {
  return (
    <div className={css.address} data-part="address" aria-hidden="true">
      <bdi className={css.from}>{from}</bdi>
      <bdi className={css.name} data-long={to.length > 22 ? 2 : to.length > 12 ? 1 : 0}>
        {to}
      </bdi>
      <span className={css.stamp}>
        <img src={envelope.stamp} alt="" width={240} height={292} decoding="async" />
      </span>
      <Postmark className={css.postmark} day={envelope.postmark.day} hour={envelope.postmark.hour} />
    </div>
  );
}

function Pocket({ id }: { id: string }) {
  return (
    <svg className={css.whole} viewBox="0 0 735 530" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id={`${id}f`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={css.toneMid} />
          <stop offset="1" className={css.toneLight} />
        </linearGradient>
        <linearGradient id={`${id}l`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" className={css.toneSide} />
          <stop offset="1" className={css.toneMid} />
        </linearGradient>
        <linearGradient id={`${id}r`} x1="1" y1="0" x2="0" y2="0">
          <stop offset="0" className={css.toneDeep} />
          <stop offset="1" className={css.toneMid} />
        </linearGradient>
      </defs>
      <path d="M0 7Q0 0 7 3L372 300V530H10Q0 530 0 520Z" fill={`url(#${id}l)`} />
      <path d="M735 7Q735 0 728 3L363 300V530H725Q735 530 735 520Z" fill={`url(#${id}r)`} />
      {[9, 6, 3].map((rise) => (
        <path
          key={rise}
          className={css.castShade}
          d="M6 529L338 272Q367 252 397 272L729 529Q727 530 724 530H11Q8 530 6 529Z"
          transform={`translate(0 ${-rise})`}
        />
      ))}
      <path d="M6 529L338 275Q367 255 397 275L729 529Q727 530 724 530H11Q8 530 6 529Z" fill={`url(#${id}f)`} />
      <path className={css.glint} d="M8 528L338 275.500Q367 255.5 397 275.500L727 528" />
    </svg>
  );
}

const FLAP = 'M0 0H735Q733 6 727 11L396 291Q367 315 339 291L8 11Q2 6 0 0Z';

function FlapOutside({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={css.flapOut}>
      <svg className={css.whole} viewBox="0 0 735 310" preserveAspectRatio="none" aria-hidden="true">
        <defs>
          <linearGradient id={`${id}o`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={css.flapTop} />
            <stop offset=".1" className={css.flapLight} />
            <stop offset="1" className={css.flapTop} />
          </linearGradient>
        </defs>
        <path d={FLAP} fill={`url(#${id}o)`} />
        <path className={css.flapEdge} d="M8 11L339 291Q367 315 396 291L727 11" transform="translate(0 -1)" />
        <path className={css.glint} d="M14 11L341 287Q367 309 394 287L721 11" />
      </svg>
      {children}
    </div>
  );
}

/** The soft shadow under the flap, as strokes over one another: a blur would be drawn again in every frame. */
function FlapShade() {
  return (
    <svg className={css.whole} viewBox="0 0 735 360" preserveAspectRatio="none" aria-hidden="true">
      {[44, 36, 29, 22, 16, 10, 5].map((width) => (
        <path key={width} className={css.shadeStroke} d="M30 4H705L392 286Q367 308 343 286Z" strokeWidth={width} />
      ))}
      <path className={css.shadeFill} d="M30 4H705L392 286Q367 308 343 286Z" />
    </svg>
  );
}
