import { z } from 'zod';
import { assumed, endpoint, legacy, reply, text, wire, wireInt } from '../kit/endpoint.js';
import { resumeDocument, resumeId, resumeLanguage } from '../resume/fields.js';

/** A replacement in one text; valid only while the text still contains `before` at that place. */
const edit = wire({
  pointer: z.string(),
  start: wireInt,
  end: wireInt,
  before: z.string(),
  after: z.string(),
});

const place = wire({
  section: legacy('module_id', z.string()),
  itemId: legacy('item_id', z.string().optional()),
  field: z.string().optional(),
  atomId: legacy('atom_id', z.string().optional()),
});

const finding = wire({
  id: z.string(),
  rule: z.string(),
  /** typo | english | punctuation | date | contact | content */
  group: legacy('type', z.string()),
  /** error | warning | hint */
  severity: legacy('level', z.string()),
  message: legacy('msg', z.string()),
  place,
  /** JSON pointer into the document; empty for a bare text. */
  pointer: z.string(),
  start: wireInt.optional(),
  end: wireInt.optional(),
  quote: z.string(),
  suggestion: z.string().optional(),
  /** Present only if the correction is certain. */
  patch: z.array(edit).optional(),
});

/** Checks a stored résumé (`id`), an unsaved document, or a plain text. */
export const checkText = endpoint({
  route: 'POST /check/doChekc',
  access: 'user',
  // Form encoding uses three characters per byte of a Chinese character: the largest document (200 kB) must
  // fit.
  maxBodyBytes: 640 * 1024,
  summary: '检查错别字与格式：一份简历、一份简历内容或一段文字',
  input: wire({
    id: resumeId.optional(),
    document: resumeDocument.optional(),
    content: text(20_000).optional(),
    language: legacy('resume_type', resumeLanguage.optional()),
  }),
  replies: {
    ok: reply(1, wire({ list: z.array(finding), total: wireInt, errors: legacy('error_count', wireInt) })),
  },
  note: assumed(
    'payload not shown in [spec 7]: id, document or content; findings with place, reason and patch',
  ),
});
