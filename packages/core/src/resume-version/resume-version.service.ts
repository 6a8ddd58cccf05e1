import { Injectable } from '@nestjs/common';
import { Failure } from '../platform/index.js';
import {
  openStoredDocument,
  type Resume,
  type ResumeFailure,
  ResumeService,
  SaveResume,
} from '../resume/index.js';
import {
  ResumeVersionRepository,
  type ResumeRevision,
  type LatestVersion,
  type VersionSummary,
  type ResumeVersionFailure,
} from './resume-version.repository.js';

export interface RestoreRequest {
  userId: string;
  resumeId: string;
  versionId: string;
  /** The résumé version that the caller saw. */
  version: number;
  requestKey?: string | undefined;
  writer?: string | undefined;
  userAgent?: string | undefined;
}

/** The history of a user's own résumés; somebody else's is reported as missing. */
@Injectable()
export class ResumeVersionService {
  constructor(
    private readonly versions: ResumeVersionRepository,
    private readonly resumes: ResumeService,
    private readonly saves: SaveResume,
  ) {}

  /** The current content of the résumé. */
  async latest(userId: string, resumeId: string): Promise<LatestVersion> {
    const latest = await this.versions.findLatest(userId, resumeId);
    if (latest === null) throw new Failure<ResumeFailure>('resumeNotFound');
    return latest;
  }

  /** All revisions, newest first. */
  async list(userId: string, resumeId: string): Promise<{ latest: LatestVersion; list: VersionSummary[] }> {
    const latest = await this.latest(userId, resumeId);
    return { latest, list: await this.versions.list(userId, resumeId) };
  }

  /** One revision, with its document as a restore would show it. */
  async get(userId: string, resumeId: string, versionId: string): Promise<ResumeRevision> {
    const stored = await this.getRevision(userId, resumeId, versionId);
    return { ...stored, document: await this.resumes.reopen(userId, resumeId, stored.document) };
  }

  private async getRevision(userId: string, resumeId: string, versionId: string) {
    const stored = await this.versions.find(userId, resumeId, versionId);
    if (stored === null) throw new Failure<ResumeVersionFailure>('resumeVersionNotFound');
    return stored;
  }

  /** Names a revision, or the current state when none is given; an empty name clears it. */
  async name(
    userId: string,
    resumeId: string,
    versionId: string | undefined,
    name: string,
  ): Promise<VersionSummary> {
    const latest = await this.latest(userId, resumeId);
    if (versionId !== undefined) await this.getRevision(userId, resumeId, versionId);
    const named =
      versionId === undefined
        ? await this.versions.keepPresent(userId, resumeId, name || `版本 ${latest.version}`)
        : await this.versions.rename(userId, resumeId, versionId, name || null);
    if (named === null) throw new Failure<ResumeVersionFailure>('resumeVersionLimitReached');
    return named;
  }

  async remove(userId: string, resumeId: string, versionId: string): Promise<void> {
    await this.latest(userId, resumeId);
    await this.versions.remove(userId, resumeId, versionId);
  }

  /** Replaces the current state, which is kept, with a revision; a stale request changes nothing. */
  async restore({ userId, resumeId, versionId, ...request }: RestoreRequest): Promise<Resume> {
    await this.latest(userId, resumeId);
    const stored = await this.getRevision(userId, resumeId, versionId);
    const { title, templateCode, language } = stored;
    // With its own overrides: its differences from the base at that time are restored.
    const document = openStoredDocument(stored.document);
    const content = { userId, title, templateCode, language, document };
    const saved = await this.saves.restore({ id: resumeId, ...content, ...request });
    const resume = await this.resumes.get(userId, resumeId);
    return { ...resume, ...saved, document: resume.version === saved.version ? resume.document : document };
  }
}
