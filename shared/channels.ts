/** The ways by which messages leave. The database knows the same names (`notification_choices.channel`, `deliveries.channel`). */
export const CHANNELS = ['email', 'text', 'push'] as const;
export type ChannelName = (typeof CHANNELS)[number];
