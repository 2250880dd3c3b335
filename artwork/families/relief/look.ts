import { type Frame, type Look, windowSpot } from '#artwork/engine.ts';
import { stageLook } from '#artwork/materials/stage-look.ts';

const BOXES: Record<string, Frame> = { rosette: [70, 76, 930, 936], wax: [150, 170, 850, 870] };
const SHEET: Frame = [130, 150, 870, 890];

/** The round picture on the card's other faces: paper on paper is drawn in ink there, a rosette or wax as it is. */
export const reliefLook: Partial<Look> = {
  ...stageLook({ main: { window: 'round', box: SHEET } }, 'waves'),
  spot: (c, k, cover) => {
    const box = BOXES[cover.input.variant ?? ''];
    return windowSpot(c, cover, { window: 'round', box: box ?? SHEET }, k, { blind: box === undefined });
  },
};
