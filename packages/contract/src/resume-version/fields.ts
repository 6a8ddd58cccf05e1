import { z } from 'zod';
import { legacy, wire, wireDate, wireId, wireInt } from '../kit/endpoint.js';
import { resumeDocument, resumeLanguage, templateCode } from '../resume/fields.js';

export const VERSION_NAME_MAX = 30;

/** The name of a revision; an empty one takes the name away. */
export const versionName = z.string().trim().max(VERSION_NAME_MAX, `版本名称不能超过${VERSION_NAME_MAX}个字`);

const summary = {
  id: wireId,
  version: wireInt,
  title: z.string(),
  /** What its owner calls it; such a version is kept until it is deleted. */
  name: z.string().nullable(),
  /** Why it is kept: by itself, or because another version was restored in its place. */
  reason: z.enum(['auto', 'restore']),
  savedAt: legacy('saved_at', wireDate),
  /** Where it was written, as `Chrome · Windows`; empty when that is not known. */
  device: z.string(),
};

/** One line of the history. */
export const versionSummary = wire(summary);

/** A version with its content. */
export const resumeRevision = wire({
  ...summary,
  templateCode: legacy('tz_url', templateCode),
  language: legacy('resume_type', resumeLanguage),
  document: resumeDocument,
});

/** What the server holds now, without the content: cheap enough to be asked every few seconds. */
export const latestVersion = wire({
  version: wireInt,
  savedAt: legacy('saved_at', wireDate),
  device: z.string(),
});
