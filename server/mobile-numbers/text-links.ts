import { timingSafeEqual } from 'node:crypto';
import { dispatchOf, type FoundDelivery } from '#server/dispatch/dispatch.ts';
import type { Context } from '#server/kernel/context.ts';
import type { LinkedMember } from '#server/kernel/member-links.ts';
import { siteOf } from '#server/kernel/site.ts';
import { findAddressee } from '#server/notifications/notifications.ts';
import { routes } from '#shared/routes.ts';

/** As long as the pair in a mail works. */
const DAYS = 60;
const DAY_MS = 86_400_000;
/** 128 bits that name the delivery, and 64 that nobody else can make. */
const CODE = /^[\w-]{32}$/;

/**
 * The short link of a text message to a member, the same whenever it is made. It works for as long as the pair `t` and `e` in a mail, and ends with it: with
 * another address or a new password. Nothing is stored.
 */
export function textLinkUrl(context: Context, deliveryId: string, member: LinkedMember): string {
  return siteOf(context).origin + routes.textLink(codeOf(deliveryId, macOf(context, deliveryId, member)));
}

/** The short link of a text message to somebody without an account. It logs nobody in, and works for as long as what it leads to is there. */
export function openTextLinkUrl(context: Context, deliveryId: string): string {
  return siteOf(context).origin + routes.textLink(codeOf(deliveryId, openMacOf(context, deliveryId)));
}

/**
 * Where the short link of a text message leads: to a member's, a path with the pair of a soft login. Following it changes nothing.
 * @returns the path; for a member's link that has ended, the reminders, where they sign in; null for one that is unknown, or leads to what is no longer there
 */
export async function findTextTarget(context: Context, code: string): Promise<string | null> {
  if (!CODE.test(code)) return null;
  const bytes = Buffer.from(code, 'base64url');
  const deliveryId = bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const delivery = await dispatchOf(context).find(deliveryId);
  if (delivery === null || delivery.channel !== 'text') return null;
  if (timingSafeEqual(bytes.subarray(16), openMacOf(context, deliveryId))) return findOpenTarget(context, delivery);
  const { memberId } = delivery;
  if (memberId === null) return null;
  return (await findMembersTarget(context, { ...delivery, memberId }, bytes.subarray(16))) ?? routes.reminders();
}

async function findMembersTarget(
  context: Context,
  delivery: FoundDelivery & { memberId: string },
  mac: Buffer,
): Promise<string | null> {
  if (delivery.createdAt.getTime() + DAYS * DAY_MS < context.clock.now()) return null;
  const member = await findAddressee(context.db, delivery.memberId);
  if (member === undefined || !timingSafeEqual(mac, macOf(context, delivery.deliveryId, member))) return null;
  const query = { r: delivery.deliveryId, ...context.memberLinks.make('soft', member) };
  for (const { textLeadsTo } of context.modules) {
    const path = await textLeadsTo?.(context.db, { ...delivery, memberId: member.member_id }, query, context);
    if (path) return path;
  }
  return null;
}

async function findOpenTarget(context: Context, delivery: { kind: string; subjectId: string }): Promise<string | null> {
  for (const { openTextLeadsTo } of context.modules) {
    const path = await openTextLeadsTo?.(context.db, delivery, context);
    if (path) return path;
  }
  return null;
}

function codeOf(deliveryId: string, mac: Buffer): string {
  return Buffer.concat([Buffer.from(deliveryId.replaceAll('-', ''), 'hex'), mac]).toString('base64url');
}

function openMacOf({ keys }: Context, deliveryId: string): Buffer {
  return keys.hash('text-link', deliveryId).subarray(0, 8);
}

function macOf({ keys }: Context, deliveryId: string, { member_id, email, link_epoch }: LinkedMember): Buffer {
  return keys.hash('text-link', [deliveryId, member_id, email.toLowerCase(), link_epoch].join('\0')).subarray(0, 8);
}
