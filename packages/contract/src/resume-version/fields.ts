import { z } from 'zod';
import { legacy, wire, wireDate, wireId, wireInt } from '../kit/endpoint.js';
import { resumeDocument, resumeLanguage, templateCode } from '../resume/fields.js';

export const MAX_VERSION_NAME_LENGTH = 30;

/** The name of a revision; empty removes it. */
export const versionName = z
  .string()
  .trim()
  .max(MAX_VERSION_NAME_LENGTH, `版本名称不能超过${MAX_VERSION_NAME_LENGTH}个字`);

const summary = {
  id: wireId,
  version: wireInt,
  title: z.string(),
  /** The owner's name for it; named versions are kept until deleted. */
  name: z.string().nullable(),
  /** Why it was kept: automatically, or because another version was restored over it. */
  reason: z.enum(['auto', 'restore']),
  savedAt: legacy('saved_at', wireDate),
  /** The device it was written on, as `Chrome · Windows`; empty if unknown. */
  device: z.string(),
};

/** One row of the history. */
export const versionSummary = wire(summary);

/** A version with its content. */
export const resumeRevision = wire({
  ...summary,
  templateCode: legacy('tz_url', templateCode),
  language: legacy('resume_type', resumeLanguage),
  document: resumeDocument,
});

/** What the server stores now, without the content: cheap enough to poll every few seconds. */
export const latestVersion = wire({
  version: wireInt,
  savedAt: legacy('saved_at', wireDate),
  device: z.string(),
});
