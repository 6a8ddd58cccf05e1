import { kebab, pascal, snake } from './names.mjs';

/** @typedef {{ name: string, queue: string }} JobFacts */

/** The name of a job in its queue. */
export const wireNameOf = (name) => `${kebab(name)}.run`;

/** @param {JobFacts} facts */
export const definition = ({
  name,
  queue,
}) => `/** Works on one row of ${snake(name)}; what it is about is in the row. */
const ${name} = defineJob({
  name: '${wireNameOf(name)}',
  queue: '${queue}',
  payload: z.object({ runId: z.uuid() }),
  attempts: 3,
  backoffMs: 1_000,
});
`;

export const repositoryFile = (name) => `import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import { type Lease, LeasedRowRepository, type LeaseTerms } from '../platform/jobs/index.js';

/** The right to work on a row; lost if it is not renewed in time. */
export interface ${pascal(name)}Claim extends Lease {
  subject: string;
}

export interface ${pascal(name)}State {
  status: 'queued' | 'running' | 'done' | 'failed';
  result: string | null;
}

/** A killed worker's row is taken over within seconds; a row expires after ten minutes. */
export const LEASE: LeaseTerms = { leaseSeconds: 10, orphanSeconds: 5, maxRuns: 4, deadlineSeconds: 600 };

@Injectable()
export class ${pascal(name)}Repository extends LeasedRowRepository<${pascal(name)}Claim> {
  constructor(database: Database) {
    super(database, { name: '${snake(name)}', terms: LEASE, claimed: Prisma.sql\`subject\` });
  }

  async insert(subject: string): Promise<string> {
    const id = randomUUID();
    await this.database.$executeRaw\`INSERT INTO ${snake(name)} (id, subject) VALUES (\${id}::uuid, \${subject})\`;
    return id;
  }

  async find(id: string): Promise<${pascal(name)}State | null> {
    const [row] = await this.database.$queryRaw<${pascal(name)}State[]>\`
      SELECT status, result FROM ${snake(name)} WHERE id = \${id}::uuid\`;
    return row ?? null;
  }

  complete(claim: ${pascal(name)}Claim, result: string): Promise<boolean> {
    return this.finish(claim, Prisma.sql\`result = \${result}\`);
  }
}
`;

export const serviceFile = (name) => `import { Injectable } from '@nestjs/common';
import { ${name} } from '@qicheng/jobs/definitions';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { LeasedJob, queueRow, requeueRows } from '../platform/jobs/index.js';
import {
  type ${pascal(name)}Claim,
  ${pascal(name)}Repository,
  type ${pascal(name)}State,
} from './${kebab(name)}.repository.js';

/** Rows of ${snake(name)}: requested by a process, processed by a worker. */
@Injectable()
export class ${pascal(name)}RunService extends LeasedJob<${pascal(name)}Claim, string> {
  constructor(
    private readonly runs: ${pascal(name)}Repository,
    private readonly queue: JobQueue,
  ) {
    super(runs, (rows) => requeueRows(queue, ${name}, rows, (runId) => ({ runId })));
  }

  /** Stores the request and queues it; returns the id of the row. */
  async request(subject: string): Promise<string> {
    const runId = await this.runs.insert(subject);
    await queueRow(this.queue, ${name}, { rowId: runId, payload: { runId } });
    return runId;
  }

  /** The state of a row; null if it does not exist. */
  find(runId: string): Promise<${pascal(name)}State | null> {
    return this.runs.find(runId);
  }

  /** Stores the result and ends the row; false if another run ended it first. */
  complete(claim: ${pascal(name)}Claim, result: string): Promise<boolean> {
    return this.runs.complete(claim, result);
  }
}
`;

export const indexFile = (name) => `import { Module } from '@nestjs/common';
import { ${pascal(name)}Repository } from './${kebab(name)}.repository.js';
import { ${pascal(name)}RunService } from './${kebab(name)}-run.service.js';

export type { ${pascal(name)}Claim } from './${kebab(name)}.repository.js';
export { ${pascal(name)}RunService } from './${kebab(name)}-run.service.js';

/** Requires the global JobsModule. */
@Module({ providers: [${pascal(name)}Repository, ${pascal(name)}RunService], exports: [${pascal(name)}RunService] })
export class ${pascal(name)}Module {}
`;

/** @param {JobFacts} facts */
export const databaseTestFile = ({ name, queue }) => `import { randomBytes } from 'node:crypto';
import type { Database } from '@qicheng/db';
import { JobQueue } from '@qicheng/jobs/job-queue';
import { createTestDatabase, type TestDatabase } from '@qicheng/testing/database';
import { testRedisUrl } from '@qicheng/testing/env';
import { openDatabase } from '@qicheng/testing/open-database';
import { LEASE, ${pascal(name)}Repository } from './${kebab(name)}.repository.js';
import { ${pascal(name)}RunService } from './${kebab(name)}-run.service.js';

let test: TestDatabase;
let database: Database;
let queue: JobQueue;
let runs: ${pascal(name)}RunService;
let runId: string;
beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase({ url: test.url });
});
afterAll(async () => {
  await database.$disconnect();
  await test.drop();
});
beforeEach(async () => {
  queue = new JobQueue(\`\${testRedisUrl()}?prefix=test-\${randomBytes(6).toString('hex')}\`);
  runs = new ${pascal(name)}RunService(new ${pascal(name)}Repository(database), queue);
  runId = await runs.request('subject');
});
afterEach(() => queue.close());

const claimed = async () => {
  const claim = await runs.claim(runId);
  if (claim === null) throw new Error('nothing to claim');
  return claim;
};
/** Moves a time of the row into the past by the given seconds. */
const age = (column: 'claimed_at' | 'created_at', seconds: number) =>
  database.$executeRawUnsafe(
    \`UPDATE ${snake(name)} SET \${column} = now() - make_interval(secs => \${seconds}) WHERE id = $1::uuid\`,
    runId,
  );

describe('a row of ${snake(name)}', () => {
  it('is queued when requested, and done once it has its result', async () => {
    expect(await queue.depth('${queue}')).toBe(1);
    expect(await runs.find(runId)).toEqual({ status: 'queued', result: null });
    const claim = await claimed();
    expect(claim).toMatchObject({ id: runId, subject: 'subject' });
    expect(await runs.complete(claim, 'result')).toBe(true);
    expect(await runs.find(runId)).toEqual({ status: 'done', result: 'result' });
  });

  it('is processed by one worker at a time', async () => {
    const claims = await Promise.all([runs.claim(runId), runs.claim(runId), runs.claim(runId)]);
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  it('is taken over from a killed worker, whose late result is dropped', async () => {
    const dead = await claimed();
    await age('claimed_at', LEASE.leaseSeconds + 1);
    const alive = await claimed();
    expect(await runs.complete(dead, 'late')).toBe(false);
    expect(await runs.complete(alive, 'in time')).toBe(true);
    expect(await runs.find(runId)).toEqual({ status: 'done', result: 'in time' });
  });

  it('fails after its deadline', async () => {
    await age('created_at', LEASE.deadlineSeconds + 1);
    await runs.requeueLapsed();
    expect(await runs.find(runId)).toEqual({ status: 'failed', result: null });
  });
});
`;

export const schemaFile = (name) => `/// What the job ${name} works on; names nobody.
model ${pascal(name)} {
  id         String    @id @default(uuid(7)) @db.Uuid
  /// The request.
  subject    String
  /// queued | running | done | failed
  status     String    @default("queued")
  result     String?
  failure    String?
  attempts   Int       @default(0)
  claimedBy  String?   @map("claimed_by")
  claimedAt  DateTime? @map("claimed_at") @db.Timestamptz(3)
  createdAt  DateTime  @default(now()) @map("created_at") @db.Timestamptz(3)
  finishedAt DateTime? @map("finished_at") @db.Timestamptz(3)

  @@index([status, createdAt])
  @@map("${snake(name)}")
}
`;

export const migrationFile = (name) => `-- CreateTable
CREATE TABLE "${snake(name)}" (
    "id" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'queued',
    "result" TEXT,
    "failure" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "claimed_by" TEXT,
    "claimed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "${snake(name)}_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "${snake(name)}_status_created_at_idx" ON "${snake(name)}"("status", "created_at");
`;
