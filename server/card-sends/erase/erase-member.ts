import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import { deleteGroups, anonymiseGroups, stopGroups } from '#server/dispatch/dispatch.ts';
import type { Context } from '#server/kernel/context.ts';
import type { DeletedMember } from '#server/kernel/module.ts';
import { facesOf, deleteSentPictures } from '#server/pictures/pictures.ts';
import { firstName } from '#shared/people/first-name.ts';
import {
  anonymise,
  deleteConfirmedSender,
  deleteRecipientsOf,
  deleteUnsent,
  selectCardsOf,
  selectSignatures,
  takeDown,
} from './queries.ts';
import { selectUnusedFaces, selectWrittenFaces } from './written-faces.ts';

/**
 * Nothing more of a deleted member's leaves. Cards that nobody has are deleted; those that people have stay, signed with a first name, or are taken down.
 * @returns what deletes the drawn faces that held their words and that no other card has.
 */
export async function eraseCards(tx: Tx, member: DeletedMember, context: Context): Promise<() => Promise<void>> {
  const ids = await selectCardsOf(tx, member);
  await stopGroups(tx, ids);
  const written = await selectWrittenFaces(tx, sql`(select unnest(${ids}::uuid[]))`);
  const deleted = await deleteUnsent(tx, ids);
  const emptied = [...deleted, ...(member.sentCards === 'take-down' ? await takeDown(tx, ids) : [])];
  await deleteRecipientsOf(tx, emptied);
  await deleteGroups(tx, emptied);
  const unused = await selectUnusedFaces(tx, written);
  const signed = new Map((await selectSignatures(tx, ids)).map((name) => [name, signatureAfterDeletion(name)]));
  await anonymiseGroups(tx, ids);
  await anonymise(tx, member.memberId, ids, signed);
  await deleteConfirmedSender(tx, context.keys.hash('address', member.email.toLowerCase()));
  return () => deleteSentPictures(context.files, facesOf(context), unused);
}

/** What a card that stays is signed with when its sender has gone: one word of the name, the first name where it can be told. */
export function signatureAfterDeletion(name: string): string {
  return firstName(name).split(' ')[0] ?? '';
}
