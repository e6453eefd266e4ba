/** The names of attachments in the language of the app. */
export { attachmentName } from './en/attachments.ts';
