/** Who acts. A visitor may have a session, which is what owns their drafts. */
export type Visitor = { kind: 'visitor'; sessionId: string | null };
export type SoftMember = { kind: 'soft'; sessionId: string; memberId: string };
export type Member = { kind: 'member'; sessionId: string; memberId: string; isPremium: boolean };
export type Admin = { kind: 'admin'; sessionId: string; memberId: string };
export type Actor = Visitor | SoftMember | Member | Admin;
