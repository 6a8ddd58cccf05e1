import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { sendEmailAttachment } from '@qicheng/contract/resume-export/mail.contract';
import { call } from '#src/lib/api.js';

export type ExportMail = InputOf<typeof sendEmailAttachment>;

/** Sends a finished export to one mailbox. */
export const sendExport = (mail: ExportMail) => call(sendEmailAttachment, mail);
