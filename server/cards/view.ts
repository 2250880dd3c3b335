import type { Selectable } from 'kysely';
import type { CardFacts } from '#cards/catalogue/entry.ts';
import { type CategoryNode, findCategory } from '#cards/catalogue/categories/category.ts';
import type { Card, CardTile, Category, NavItem, RelatedTile } from '#contract/card.ts';
import { breadcrumbPlaces } from './breadcrumbs.ts';
import { factsOf, nameMaxOf } from './facts.ts';
import type { CardsTable } from './tables.ts';
import { relationOf } from '#shared/cards/relation.ts';
import { routes } from '#shared/routes.ts';

/** What a row stores about a card besides its recipe: the catalogue's facts, and its categories. */
export type StoredFacts = CardFacts & { shelves: string[][] };

/** A card's row, without its search columns. */
export type CardRow = Omit<Selectable<CardsTable>, 'search' | 'colours' | 'popularity'>;

export function viewTile(row: CardRow): CardTile {
  const facts = factsOf(row);
  const own = facts.colourways.find((way) => way.paletteId === row.palette_id) ?? facts.colourways[0];
  return {
    cardId: row.card_id,
    title: row.title,
    style: row.style.charAt(0).toLocaleUpperCase('en') + row.style.slice(1),
    isFree: row.is_free,
    paletteId: row.palette_id,
    v: own?.v ?? row.content_hash,
    alt: facts.alt,
    paper: facts.paper,
    relation: relationOf(facts.recipients),
    colourways: facts.colourways.map(({ paletteId, name, swatch, v }) => ({ paletteId, name, swatch, v })),
  };
}

/** A related card. The name on the front of the other card is used for this one too. */
export function viewRelated(row: CardRow): RelatedTile {
  const facts = factsOf(row);
  return { ...viewTile(row), takesName: facts.takesName, nameMax: nameMaxOf(facts) };
}

export function viewCard(row: CardRow, tree: readonly CategoryNode[]): Card {
  const facts = factsOf(row);
  return {
    ...viewRelated(row),
    line: facts.line,
    headline: facts.headline,
    verse: facts.verse,
    needsName: facts.needsName,
    nameOnFront: facts.nameOnFront,
    occasion: row.occasion,
    categories: viewPlaces(facts.shelves, tree),
    breadcrumbs: viewPlaces(breadcrumbPlaces(facts.shelves, facts.recipients), tree),
    envelope: facts.envelope,
  };
}

function viewPlaces(places: readonly string[][], tree: readonly CategoryNode[]): Card['categories'] {
  return places.flatMap((place) => {
    const node = findCategory(tree, place)?.at(-1);
    return node ? [{ slug: node.slug, name: node.name, path: pathOf(place) }] : [];
  });
}

export function viewNav(tree: readonly CategoryNode[], counts: Map<string, number>, above: string[] = []): NavItem[] {
  return tree.flatMap((node) => {
    const place = [...above, node.slug];
    const count = counts.get(place.join('/')) ?? 0;
    return count === 0
      ? []
      : [
          {
            slug: node.slug,
            name: node.name,
            path: pathOf(place),
            count,
            items: viewNav(node.items ?? [], counts, place),
          },
        ];
  });
}

export function viewCategory(trail: CategoryNode[], counts: Map<string, number>): Category {
  const node = trail.at(-1) as CategoryNode;
  const place = trail.map((item) => item.slug);
  const [top = '', mid = null, sub = null] = place;
  return {
    top,
    mid,
    sub,
    name: node.name,
    heading: node.heading,
    line: node.line,
    path: pathOf(place),
    count: counts.get(place.join('/')) ?? 0,
    parents: trail.slice(0, -1).map((item, i) => {
      const above = place.slice(0, i + 1);
      return {
        slug: item.slug,
        name: item.name,
        path: pathOf(above),
        count: counts.get(above.join('/')) ?? 0,
        children: viewChildren(item, counts, above),
      };
    }),
    children: viewChildren(node, counts, place),
  };
}

function viewChildren(node: CategoryNode, counts: Map<string, number>, place: string[]): Category['children'] {
  return viewNav(node.items ?? [], counts, place).map(({ slug, name, path, count }) => ({ slug, name, path, count }));
}

function pathOf(place: string[]): string {
  return routes.cards(place[0], place[1], place[2]);
}
