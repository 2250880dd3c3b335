import { type Html, html } from '#shared/text/html.ts';
import { SANS, SERIF } from './frame.ts';

/** A day as on a stamp: its number over its month, or its weekday. What stands beside it says the day in words. */
export function dateStamp(day: string, below: string): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" aria-hidden="true"><tr><td class="dim" width="52" height="58" align="center" style="width:52px;height:58px;background:#f3c6d2;border:3px dotted #fffdf7;color:#5c1830;font:500 24px/24px ${SERIF}">${day}<br><span style="font:600 12px/16px ${SANS}">${below}</span></td></tr></table>`;
}
