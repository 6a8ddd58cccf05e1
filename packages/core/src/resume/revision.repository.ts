import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';
import { BURST_MINUTES } from './resume.js';

/** This many of the newest are kept however close together [fault 16]. */
const NEWEST = 20;
/** The most that one résumé keeps automatically. */
const MAX_REVISIONS = 100;
const MAX_BYTES = 8_000_000;

/** Older history is thinned out; named versions are never touched. */
@Injectable()
export class RevisionRepository {
  constructor(private readonly database: Database) {}

  /**
   * Beyond the newest: one per ten minutes of the last day and one per day (UTC+8) before it; then the number
   * and byte limits apply. A state replaced by a restore is removed only by the latter.
   */
  async thinOut(resumeId: string): Promise<number> {
    return this.database.$executeRaw`
      WITH unnamed AS (
        SELECT id, reason, version, bytes,
          CASE WHEN saved_at > now() - interval '1 day'
            THEN 'm' || floor(extract(epoch FROM saved_at) / (60 * ${BURST_MINUTES}::int))
            ELSE to_char(saved_at AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM-DD') END AS span
        FROM resume_version WHERE resume_id = ${resumeId}::uuid AND name IS NULL
      ), placed AS (
        SELECT id, reason, version, bytes, row_number() OVER (ORDER BY version DESC) AS place,
          row_number() OVER (PARTITION BY reason, span ORDER BY version DESC) AS place_in_span
        FROM unnamed
      ), spaced AS (
        SELECT id, row_number() OVER (ORDER BY version DESC) AS place, sum(bytes) OVER (ORDER BY version DESC) AS bytes
        FROM placed WHERE place <= ${NEWEST} OR place_in_span = 1 OR reason = 'restore'
      )
      DELETE FROM resume_version WHERE resume_id = ${resumeId}::uuid AND name IS NULL AND id NOT IN (
        SELECT id FROM spaced WHERE place <= ${NEWEST} OR (place <= ${MAX_REVISIONS} AND bytes <= ${MAX_BYTES}))`;
  }
}
