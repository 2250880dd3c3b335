/** The network from which the cards of a member are sent that leave by themselves: there is none, so each member has one of their own. */
export const networkOf = (memberId: string): string => `by itself ${memberId}`;
