import { type Family, mix } from '#artwork/engine.ts';
import { drawNightpost } from './cover.ts';

export const family: Family = {
  id: 'nightpost',
  version: 2,
  title: 'Night post',
  style: 'engraved',
  motifs: {
    pillar: {
      hero: 'post-box',
      title: 'Post box in the rain',
      alt: 'A red post box on a wet street under a lamp, a letter half in and a cat beside it, scraped from black.',
      subjects: ['post-box', 'letter', 'rain', 'lamp', 'street', 'cat', 'night'],
      look: { hero: { box: [440, 600, 840, 1240], window: 'arch' }, stamp: [380, 560, 920, 1250] },
    },
    van: {
      hero: 'mail-van',
      title: 'The last delivery',
      alt: 'A red mail van climbing a moonlit hill road to the one house still lit, scraped from black.',
      subjects: ['van', 'road', 'hill', 'moon', 'house', 'sheep', 'owl', 'night'],
      look: { hero: { box: [290, 800, 690, 1080], window: 'oval' }, stamp: [230, 560, 770, 1260] },
    },
    signals: {
      hero: 'lighthouses',
      title: 'Two lighthouses',
      alt: 'Two lighthouses on facing shores, their beams meeting over the water at night, scraped from black.',
      subjects: ['lighthouse', 'sea', 'light', 'stars', 'house', 'bottle', 'night'],
      fits: { headline: { max: 28, lines: 2 } },
      look: { hero: { box: [90, 220, 410, 1060], window: 'arch' }, stamp: [50, 200, 700, 1040] },
    },
    booth: {
      hero: 'phone-box',
      title: 'Telephone box in the snow',
      alt: 'A red telephone box alight in the snow, its receiver off the hook and a robin at its foot, scraped from black.',
      subjects: ['phone', 'telephone', 'snow', 'winter', 'robin', 'trees', 'night'],
      look: { hero: { box: [340, 400, 740, 1160], window: 'arch' }, stamp: [270, 400, 800, 1150] },
    },
    windows: {
      hero: 'neighbours',
      title: 'Every window lit',
      alt: 'A house of neighbours at night, every window lit, with a cat, a cake, a telescope and a goldfish at the sills, scraped from black.',
      subjects: ['house', 'windows', 'neighbours', 'cat', 'cake', 'telescope', 'goldfish', 'letter', 'night'],
      fits: { occasions: ['thank-you', 'thinking-of-you', 'just-because'], recipients: ['neighbour', 'group', 'anyone', 'friend', 'couple'], headline: { max: 28, lines: 2 } },
      look: { hero: { box: [130, 680, 370, 950], window: 'plate' }, stamp: [90, 260, 910, 1330] },
    },
  },
  palettes: ['lamplight', 'northlight', 'midnight', 'gaslight', 'forest', 'plum'],
  ownPalettes: {
    lamplight: { id: 'lamplight', bg: '#14161C', paper: '#F8EFDC', ink: '#F8EFDC', a: '#CE3F2D', b: '#F3BC5A', c: '#7C9FB4', d: '#C9D6D8', e: '#0D0F14', metal: 'gold' },
    gaslight: { id: 'gaslight', bg: '#4A2A14', paper: '#FBEBCB', ink: '#FBEBCB', a: '#D9622E', b: '#FFD27A', c: '#B08A5A', d: '#F0D3A0', e: '#24120A', metal: 'gold' },
    northlight: { id: 'northlight', bg: '#0F2226', paper: '#F3F0E0', ink: '#F3F0E0', a: '#D9552F', b: '#F2C66B', c: '#5FA39B', d: '#BFDAD0', e: '#0A181B', metal: 'gold' },
  },
  look: {
    title: 'Night post',
    faces: ['young-serif', 'tenor-sans'],
    small: 'cormorant-garamond:600i',
    hand: ['caveat:500'],
    kit: (p) => ({ env: mix(p.bg, '#2b2f38', 0.3), liner: mix(p.a, p.bg, 0.25), acc: p.a }),
    // rain, slanting past a lamp
    weave: (c, k) => c.pattern(96, 96, `<rect width="96" height="96" fill="${k.liner}"/><path d="M20 8l-9 26M68 14l-10 30M44 52l-9 26M88 58l-10 28" stroke="${mix(k.liner, '#fff6e2', 0.5)}" stroke-width="3" stroke-linecap="round"/><path d="M30 60l-4 11M78 38l-4 11M52 22l-4 11" stroke="${mix(k.liner, k.p.b, 0.8)}" stroke-width="3" stroke-linecap="round"/>`),
  },
  fits: {
    occasions: ['just-because', 'thinking-of-you'],
    moods: ['warm', 'quiet', 'loving', 'dry', 'simple'],
    recipients: ['friend', 'partner', 'mum', 'dad', 'daughter', 'son', 'grandma', 'grandad', 'anyone', 'neighbour', 'colleague'],
    headline: { max: 34, lines: 2 },
  },
  draw: drawNightpost,
};
