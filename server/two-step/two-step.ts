/** Two-step codes (RFC 6238): six digits of an app, besides the password. */
export type TwoStep = {
  /**
   * Lets a member through who has just shown the password. Whoever has no two-step codes goes through without one.
   * @param code six digits of the app, or one of the codes for a lost phone; each counts once.
   * @throws Failure at `code`: `two-step` where one is needed and none was given, `wrong-code`, `too-many`.
   */
  check(memberId: string, code: string | undefined): Promise<void>;
};
