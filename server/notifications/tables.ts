export type NotificationChoicesTable = {
  member_id: string;
  kind: string;
  channel: 'email' | 'text' | 'push';
  is_on: boolean;
};

declare module '#db/tables.ts' {
  interface Tables {
    notification_choices: NotificationChoicesTable;
  }
}
