import { type Family, mix } from '#artwork/engine.ts';
import { drawDoormat } from './cover.ts';

export const family: Family = {
  id: 'doormat',
  version: 1,
  title: 'Left on the mat',
  style: 'painted',
  motifs: {
    jam: {
      hero: 'jam',
      title: 'Jam on the doorstep',
      alt: 'Two jars under gingham and a bunch of lavender left by a doormat, seen from above by somebody in slippers.',
      subjects: ['jam', 'jar', 'lavender', 'doormat', 'doorstep', 'tiles', 'slippers'],
      look: { hero: { box: [280, 190, 700, 610], window: 'round' }, stamp: [250, 70, 780, 686] },
    },
    dish: {
      hero: 'casserole',
      title: 'The dish, returned',
      alt: 'A casserole back on its folded tea towel with a note on the lid, left by a doormat on old bricks.',
      subjects: ['casserole', 'dish', 'pot', 'cooking', 'doormat', 'doorstep', 'socks', 'bricks'],
      look: { hero: { box: [170, 90, 850, 580], window: 'oval' }, stamp: [240, 40, 766, 650] },
    },
    eggs: {
      hero: 'eggs',
      title: 'Six eggs and a feather',
      alt: 'A box of six eggs and a feather left by a doormat, with a hen’s footprints over it.',
      subjects: ['eggs', 'feather', 'hen', 'chicken', 'doormat', 'doorstep', 'wellies', 'boots'],
      palettes: ['lagoon', 'terrace', 'cobalt'],
      look: { hero: { box: [130, 120, 640, 600], window: 'plate' }, stamp: [110, 66, 640, 682] },
    },
    umbrella: {
      hero: 'umbrella',
      title: 'The umbrella and the book',
      alt: 'A furled umbrella and a book in brown paper brought back to a wet step; a cat’s paws at the door.',
      subjects: ['umbrella', 'book', 'parcel', 'rain', 'leaves', 'cat', 'doormat', 'doorstep'],
      look: { hero: { box: [60, 200, 940, 660], window: 'oval' }, stamp: [380, 70, 910, 686] },
    },
  },
  palettes: ['terrace', 'orchard', 'sunbaked', 'lagoon', 'marigold', 'cobalt'],
  ownPalettes: {
    terrace: { id: 'terrace', bg: '#F3E6CE', paper: '#FFF8E8', ink: '#2A2420', a: '#C4472F', b: '#EDB355', c: '#5E8A5C', d: '#A9C8C8', e: '#1F4A57', metal: 'gold' },
  },
  look: {
    title: 'Left on the mat',
    faces: ['suez-one', 'tenor-sans'],
    small: 'josefin-slab:700',
    hand: ['caveat:500'],
    kit: (p) => ({ env: mix('#c39a63', p.b, 0.25), liner: mix(p.d, p.paper, 0.3), acc: p.a }),
    // the gingham of the jar's cap
    weave: (c, k) => c.pattern(88, 88, `<rect width="88" height="88" fill="${mix(k.p.paper, '#ffffff', 0.3)}"/><path d="M0 0h44v88H0ZM0 0h88v44H0Z" fill="${k.p.a}" opacity=".42" fill-rule="nonzero"/><path d="M0 0h44v44H0Z" fill="${k.p.a}" opacity=".6"/>`, 'rotate(14)'),
  },
  fits: {
    occasions: ['thank-you'],
    moods: ['warm', 'playful', 'dry', 'funny', 'simple'],
    recipients: ['neighbour', 'friend', 'anyone', 'mum', 'grandma', 'parents', 'couple', 'group', 'colleague'],
    headline: { max: 26, lines: 2 },
  },
  draw: drawDoormat,
};
