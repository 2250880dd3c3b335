import { circ, path, polar, rect, TAU } from '#artwork/engine.ts';
import type { Brush } from './brush.ts';
import { cloud, sea } from './sky-and-sea.ts';

/** a ship under sail */
export function drawShip(brush: Brush) {
  const { D, glaze, acc, q3, tear, wash, line, A, gull } = brush;
  A.push(circ(336, 330, 46, `fill="${acc}" fill-opacity=".92"`) + circ(336, 330, 46, `fill="none" stroke="${D}" stroke-width="4"`));
  let ry = '';
  for (let i = 0; i < 16; i++) ry += tear(...(polar(336, 330, 58, (i / 16) * TAU)), (i / 16) * TAU, i % 2 ? 22 : 34, 4.6);
  A.push(path(ry, `fill="${acc}"`)
    + line(q3([320, 322], [326, 316], [332, 322], 3.4) + q3([342, 322], [348, 316], [354, 322], 3.4) + q3([318, 342], [336, 360], [354, 342], 4) + q3([337, 324], [344, 338], [334, 340], 3)));
  A.push(cloud(brush, 660, 290, 0.92), cloud(brush, 296, 470, 0.62, -1), cloud(brush, 742, 446, 0.5));
  A.push(line(gull(470, 284, 0.8) + gull(420, 420, 0.6) + gull(540, 254, 0.55)));
  // hull
  const hull = 'M296 778C300 800 322 862 352 874C440 890 600 892 650 868C690 846 712 790 730 716C690 724 664 736 652 752L640 776C540 796 420 794 352 776L340 752C322 760 306 766 296 778Z';
  A.push(sea(brush, 812, 834));
  const sail = (x: number, y: number, w: number, h: number, bl: number) => {
    const d = `M${x - w / 2} ${y}C${x - w * 0.2} ${y + 8} ${x + w * 0.25} ${y + 6} ${x + w / 2} ${y - 4}C${x + w * 0.5 + bl} ${y + h * 0.4} ${x + w * 0.5 + bl} ${y + h * 0.8} ${x + w * 0.56} ${y + h}C${x + w * 0.2} ${y + h * 0.86} ${x - w * 0.2} ${y + h * 0.88} ${x - w * 0.56} ${y + h + 4}C${x - w * 0.4 + bl * 0.7} ${y + h * 0.7} ${x - w * 0.4 + bl * 0.6} ${y + h * 0.36} ${x - w / 2} ${y}Z`;
    let l = '';
    for (let i = 1; i < 6; i++) {
      const t = i / 6, u = x - w / 2 + w * t;
      l += q3([u, y + 10], [u + bl * 0.8, y + h * 0.5], [u + (t - 0.5) * w * 0.1, y + h * (0.72 + 0.1 * t)], 2.6 + t * 3.4);
    }
    return path(d, `fill="${glaze}"`) + wash(d, 0.14) + path(d, `fill="none" stroke="${D}" stroke-width="4" stroke-linejoin="round"`) + line(l, 0.6)
      + line(q3([x - w * 0.56, y - 1], [x, y + 9], [x + w * 0.56, y - 6], 8, 0.4));
  };
  A.push(line(q3([404, 784], [402, 600], [400, 456], 11, 0.6) + q3([516, 790], [516, 580], [514, 376], 13, 0.6)
    + q3([630, 774], [632, 620], [632, 486], 10, 0.6) + q3([306, 780], [256, 742], [214, 706], 9, 0.4)));
  A.push(path('M404 470L300 772M404 470L470 780M514 390L430 780M514 390L606 780M632 500L700 730M514 390L404 470M400 470L222 712',
    `fill="none" stroke="${D}" stroke-width="2.2" stroke-opacity=".7"`));
  A.push(sail(398, 500, 104, 92, 24), sail(392, 612, 138, 128, 30), sail(512, 418, 112, 100, 26), sail(510, 534, 160, 190, 40));
  const lat = 'M566 716C612 660 650 560 694 488C712 566 708 650 676 712C640 700 600 704 566 716Z';
  A.push(path(lat, `fill="${glaze}"`) + wash(lat, 0.2) + path(lat, `fill="none" stroke="${D}" stroke-width="4" stroke-linejoin="round"`)
    + line(q3([690, 520], [684, 620], [640, 700], 4) + q3([692, 560], [694, 640], [664, 704], 5) + q3([556, 730], [620, 640], [702, 470], 8, 0.4), 0.75));
  // the cross on the great sail becomes a heart
  A.push(path('M524 676C498 652 492 622 512 614C522 612 528 620 530 628C534 618 542 610 552 614C570 624 556 656 524 676Z', `fill="${acc}" stroke="${D}" stroke-width="3.4"`));
  const pen = (x: number, y: number, l: number) => `M${x} ${y}C${x + l * 0.3} ${y - 14} ${x + l * 0.6} ${y + 12} ${x + l} ${y - 4}C${x + l * 0.66} ${y + 24} ${x + l * 0.3} ${y + 8} ${x} ${y + 20}Z`;
  A.push(path(pen(402, 444, 62) + pen(516, 362, 84) + pen(634, 474, 56), `fill="${acc}" stroke="${D}" stroke-width="3.4" stroke-linejoin="round"`));
  A.push(path(hull, `fill="${glaze}"`) + wash(hull, 0.52) + path(hull, `fill="none" stroke="${D}" stroke-width="5" stroke-linejoin="round"`));
  A.push(line(q3([304, 800], [480, 838], [712, 776], 6, 0.3) + q3([318, 830], [480, 862], [690, 818], 4, 0.3)
    + q3([330, 850], [480, 876], [668, 848], 3, 0.3) + q3([346, 778], [500, 812], [646, 778], 8, 0.3)));
  for (let i = 0; i < 6; i++) A.push(rect(392 + i * 46, 806 + (i > 2 ? (i - 2) * -1 : i * 1.6) + 4, 17, 15, `rx="3" fill="${glaze}" stroke="${D}" stroke-width="3.4"`));
  A.push(rect(672, 742, 20, 22, `fill="${acc}" stroke="${D}" stroke-width="3"`));
  A.push(sea(brush, 866, 985));
}
