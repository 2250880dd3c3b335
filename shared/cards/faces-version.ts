/**
 * Counts the ways in which the insides, backs and envelopes of all cards have been drawn. Their pictures are kept for a year by their addresses, and an address has
 * the version of the front: raise it with every change of how they look, or browsers go on showing the old ones.
 */
export const FACES_VERSION = 2;
