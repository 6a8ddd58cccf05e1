interface Parts {
  sender: string;
  fileName: string;
  subject: string | undefined;
  message: string | undefined;
}

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** The mail around a résumé. It says who wrote it and that nobody reads answers to it. */
export function exportMail({ sender, fileName, subject, message }: Parts): { subject: string; text: string } {
  const oneLine = (subject ?? '').replace(CONTROL, ' ').trim();
  const words = message?.trim();
  return {
    subject: oneLine || fileName.replace(/\.[a-z]+$/, ''),
    text: [
      ...(words ? [words, ''] : ['您好，附件是我的简历，请查收。', '']),
      '——',
      `这封邮件由启程用户${sender ? ` ${sender.replace(CONTROL, ' ')} ` : ''}通过启程发送，附件：${fileName}。`,
      '请勿直接回复本邮件，联系方式见附件中的简历。',
    ].join('\n'),
  };
}
