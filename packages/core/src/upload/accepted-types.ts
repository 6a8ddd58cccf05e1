/** What may be uploaded [spec 5] [decision 28]: kind, media type, and the endings that may stand in a name. */
export const ACCEPTED_TYPES = {
  jpg: { mime: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { mime: 'image/png', endings: ['png'] },
  pdf: { mime: 'application/pdf', endings: ['pdf'] },
  doc: { mime: 'application/msword', endings: ['doc'] },
  docx: {
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
  },
  xls: { mime: 'application/vnd.ms-excel', endings: ['xls'] },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', endings: ['xlsx'] },
  txt: { mime: 'text/plain', endings: ['txt'] },
  html: { mime: 'text/html', endings: ['html', 'htm'] },
  json: { mime: 'application/json', endings: ['json'] },
} as const;

export type AcceptedType = keyof typeof ACCEPTED_TYPES;

export const isImage = (type: AcceptedType): type is 'jpg' | 'png' => type === 'jpg' || type === 'png';

/** The lower-case ending of a name, or an empty text. */
export const endingOf = (name: string): string =>
  /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a name promises a kind that we accept, whatever the bytes are. */
export const isAcceptedEnding = (name: string): boolean =>
  Object.values(ACCEPTED_TYPES).some(({ endings }: { endings: readonly string[] }) =>
    endings.includes(endingOf(name)),
  );
