import { Injectable } from '@nestjs/common';
import { MAX_APPLICATIONS, type ReachedStage } from '@qicheng/analysis/job-application';
import { Database, Prisma } from '@qicheng/db';
import { takeAdvisoryLock } from '../platform/index.js';
import type { Application, ApplicationSave, ApplicationSummary, NewApplication } from './job-application.js';

const linked = (table: Prisma.Sql, title: Prisma.Sql) =>
  Prisma.sql`CASE WHEN ${title} IS NULL THEN NULL
    ELSE jsonb_build_object('id', ${table}.id, 'title', ${title}) END`;

const SUMMARY = Prisma.sql`a.id, a.company, a.post, a.city, a.channel, a.stage, a.outcome, a.url,
  a.deadline::text AS deadline, a.appointment_at AS "appointmentAt", a.appointment_minutes AS "appointmentMinutes",
  a.appointment_title AS "appointmentTitle", a.appointment_place AS "appointmentPlace", a.version,
  a.updated_at AS "updatedAt",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('stage', s.stage, 'on', s.reached_on) ORDER BY s.reached_on), '[]')
    FROM job_application_stage AS s WHERE s.application_id = a.id) AS stages,
  ${linked(Prisma.sql`resume`, Prisma.sql`resume.title`)} AS resume,
  ${linked(Prisma.sql`letter`, Prisma.sql`letter.title`)} AS letter,
  ${linked(Prisma.sql`jd`, Prisma.sql`jd.title`)} AS jd,
  ${linked(Prisma.sql`session`, Prisma.sql`prediction.title`)} AS interview,
  ${linked(Prisma.sql`offer`, Prisma.sql`offer.title`)} AS offer`;
const ROWS = Prisma.sql`FROM job_application AS a
  LEFT JOIN resume ON resume.id = a.resume_id AND resume.user_id = a.user_id AND resume.deleted_at IS NULL
  LEFT JOIN analysis AS letter
    ON letter.id = a.letter_run_id AND letter.user_id = a.user_id AND letter.deleted_at IS NULL
  LEFT JOIN analysis AS jd ON jd.id = a.jd_run_id AND jd.user_id = a.user_id AND jd.deleted_at IS NULL
  LEFT JOIN interview_session AS session ON session.id = a.interview_session_id AND session.user_id = a.user_id
  LEFT JOIN analysis AS prediction ON prediction.id = session.analysis_id AND prediction.deleted_at IS NULL
  LEFT JOIN analysis AS offer ON offer.id = a.offer_run_id AND offer.user_id = a.user_id AND offer.deleted_at IS NULL`;

/** Reads, inserts and saves. Every statement is restricted to the owner. */
@Injectable()
export class JobApplicationRepository {
  constructor(private readonly database: Database) {}

  list(userId: string): Promise<ApplicationSummary[]> {
    return this.database.$queryRaw<ApplicationSummary[]>`
      SELECT ${SUMMARY} ${ROWS} WHERE a.user_id = ${userId}::uuid ORDER BY a.place, a.id LIMIT ${MAX_APPLICATIONS}`;
  }

  find(userId: string, id: string): Promise<Application | null> {
    return this.findBy(Prisma.sql`a.user_id = ${userId}::uuid AND a.id = ${id}::uuid`);
  }

  /** The application of this request or posting. */
  findMade(userId: string, requestKey: string, postingId: string | null): Promise<Application | null> {
    return this.findBy(Prisma.sql`a.user_id = ${userId}::uuid
      AND (a.request_key = ${requestKey}::uuid OR a.posting_id = ${postingId}::uuid)`);
  }

  private async findBy(where: Prisma.Sql): Promise<Application | null> {
    const [row] = await this.database.$queryRaw<Application[]>`
      SELECT ${SUMMARY}, a.notes, a.job_text AS "jobText" ${ROWS} WHERE ${where} LIMIT 1`;
    return row ?? null;
  }

  /** Adds a card on top of its stage, unless the account is full or it exists. */
  async insert(userId: string, made: NewApplication, postingId: string | null): Promise<void> {
    const { stage } = made;
    await this.database.$transaction(async (transaction) => {
      await takeAdvisoryLock(transaction, `job-application:${userId}`);
      const [row] = await transaction.$queryRaw<{ id: string }[]>`
        INSERT INTO job_application (id, user_id, request_key, posting_id, company, post, city, channel, stage, url,
          deadline, appointment_at, appointment_minutes, appointment_title, appointment_place, notes, job_text, place)
        SELECT gen_random_uuid(), ${userId}::uuid, ${made.requestKey}::uuid, ${postingId}::uuid, ${made.company},
          ${made.post}, ${made.city}, ${made.channel}, ${stage}, ${made.url}, ${made.deadline}::date,
          ${made.appointmentAt}, ${made.appointmentMinutes}::int, ${made.appointmentTitle},
          ${made.appointmentPlace}, ${made.notes}, ${made.jobText}, coalesce(min(place) FILTER (WHERE stage = ${stage}), 1) - 1
        FROM job_application WHERE user_id = ${userId}::uuid
        HAVING count(*) < ${MAX_APPLICATIONS}
        ON CONFLICT DO NOTHING RETURNING id`;
      if (row) await setStages(transaction, userId, row.id, made.stages);
    });
  }

  /** Saves over the version the writer saw; false on a conflict or if there is none. */
  async save(userId: string, saved: ApplicationSave): Promise<boolean> {
    const { id, version } = saved;
    return this.database.$transaction(async (transaction) => {
      const changed = await transaction.$executeRaw`
        UPDATE job_application SET company = ${saved.company}, post = ${saved.post}, city = ${saved.city},
          channel = ${saved.channel}, url = ${saved.url}, deadline = ${saved.deadline}::date,
          appointment_at = ${saved.appointmentAt}, appointment_minutes = ${saved.appointmentMinutes}::int,
          appointment_title = ${saved.appointmentTitle}, appointment_place = ${saved.appointmentPlace},
          notes = ${saved.notes}, job_text = ${saved.jobText},
          outcome = CASE WHEN stage = 'ended' THEN ${saved.outcome} END,
          version = version + 1, updated_at = now()
        WHERE id = ${id}::uuid AND user_id = ${userId}::uuid AND version = ${version}::int`;
      if (changed === 1) await correctDays(transaction, id, saved.stages);
      return changed === 1;
    });
  }

  async remove(userId: string, id: string): Promise<boolean> {
    const removed = await this.database.$executeRaw`
      DELETE FROM job_application WHERE id = ${id}::uuid AND user_id = ${userId}::uuid`;
    return removed === 1;
  }
}

type Transaction = Prisma.TransactionClient;

async function setStages(
  transaction: Transaction,
  userId: string,
  id: string,
  stages: readonly ReachedStage[],
): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO job_application_stage (application_id, stage, user_id, reached_on)
    SELECT ${id}::uuid, reached.stage, ${userId}::uuid, reached.on::date
    FROM jsonb_to_recordset(${JSON.stringify(stages)}::jsonb) AS reached(stage text, "on" text)
    ON CONFLICT (application_id, stage) DO NOTHING`;
}

/** New dates for stages that were reached; other stages are ignored. */
async function correctDays(
  transaction: Transaction,
  id: string,
  stages: readonly ReachedStage[],
): Promise<void> {
  await transaction.$executeRaw`
    UPDATE job_application_stage AS kept SET reached_on = reached.on::date
    FROM jsonb_to_recordset(${JSON.stringify(stages)}::jsonb) AS reached(stage text, "on" text)
    WHERE kept.application_id = ${id}::uuid AND kept.stage = reached.stage`;
}
