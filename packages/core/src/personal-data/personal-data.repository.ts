import { Injectable } from '@nestjs/common';
import { Database, Prisma } from '@qicheng/db';
import type { TableDeclaration, Trace } from './table-declaration.js';
import { declaredTables } from './tables.js';

/** How the rows of one user are found. */
export interface Person {
  userId: string;
  phoneIndex: string | null;
  mailboxIndex: string | null;
  senderIndex: string;
  /** Phone and mailbox in plain text. */
  recipients: string[];
}

/** A password that nobody knows: the hash of a discarded random text. */
const NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$MplFwsfigIKld2hmnu978g$+JZAHOmFd6ALNkjSKAWe4UCK/Co91WyY/v855bZZzbw';

/** A person's row whose jobs, one per run, may still be in a queue. */
interface PersonalJob {
  kind:
    | 'resumeExport'
    | 'resumeImport'
    | 'reportExport'
    | 'dataExport'
    | 'analysis'
    | 'jobMatch'
    | 'resumeDelivery'
    | 'certificate';
  id: string;
  runs: number;
}

/** Reads and erases one person's rows in every table, as declared. */
@Injectable()
export class PersonalDataRepository {
  constructor(private readonly database: Database) {}

  findAccount(userId: string) {
    return this.database.user.findUnique({
      where: { id: userId },
      select: { phoneCipher: true, phoneIndex: true, campusEmailCipher: true, campusEmailIndex: true },
    });
  }

  /** Any stored phone, in sealed form. */
  async findSealedPhone(): Promise<string | null> {
    const found = await this.database.user.findFirst({
      where: { phoneCipher: { not: null } },
      orderBy: { id: 'desc' },
      select: { phoneCipher: true },
    });
    return found?.phoneCipher ?? null;
  }

  /** The person's rows of one table, keyed by column name. */
  async listRows(declaration: TableDeclaration, person: Person): Promise<Record<string, unknown>[]> {
    const rows = await this.database.$queryRaw<{ content: Record<string, unknown> }[]>`
      SELECT to_jsonb(found) AS content FROM ${identifier(declaration.table)} AS found
      WHERE ${isTheirs(declaration, person)}`;
    return rows.map(({ content }) => content);
  }

  /** Where the person's files are stored. */
  async listFileKeys(userId: string): Promise<string[]> {
    const files = await this.database.storedFile.findMany({ where: { userId }, select: { key: true } });
    return files.map(({ key }) => key);
  }

  /** Jobs that may still be in a queue for the person. */
  async listJobs(userId: string): Promise<PersonalJob[]> {
    const query = { where: { userId }, select: { id: true, attempts: true } } as const;
    const rows: Record<PersonalJob['kind'], { id: string; attempts: number }[]> = {
      resumeExport: await this.database.resumeExport.findMany(query),
      resumeImport: await this.database.resumeImport.findMany(query),
      reportExport: await this.database.reportExport.findMany(query),
      dataExport: await this.database.dataExport.findMany(query),
      analysis: await this.database.analysis.findMany(query),
      jobMatch: await this.database.jobMatch.findMany(query),
      resumeDelivery: await this.database.resumeDelivery.findMany(query),
      certificate: await this.database.contestCertificate.findMany(query),
    };
    return (Object.keys(rows) as PersonalJob['kind'][]).flatMap((kind) =>
      rows[kind].map(({ id, attempts }) => ({ kind, id, runs: attempts })),
    );
  }

  /** Erases the person from every table, in one transaction. */
  async erase(person: Person): Promise<void> {
    await this.database.$transaction([
      this.releaseStudents(person.userId),
      ...declaredTables
        .filter(({ erased }) => erased === 'rows')
        .map(
          (declaration) =>
            this.database
              .$executeRaw`DELETE FROM ${identifier(declaration.table)} WHERE ${isTheirs(declaration, person)}`,
        ),
    ]);
  }

  // The school's roster line stays as delivered. A password set by its owner is removed, so that they cannot
  // sign in until the school resets it.
  private releaseStudents(userId: string) {
    return this.database.$executeRaw`
      UPDATE student SET user_id = NULL, updated_at = now(),
        phone_cipher = CASE WHEN phone_proven_at IS NULL THEN phone_cipher END,
        phone_index = CASE WHEN phone_proven_at IS NULL THEN phone_index END,
        phone_proven_at = NULL,
        password_hash = CASE WHEN has_roster_password THEN password_hash ELSE ${NO_PASSWORD} END
      WHERE user_id = ${userId}::uuid`;
  }
}

const identifier = (name: string) => Prisma.raw(`"${name}"`);

function isTheirs({ owner }: TableDeclaration, person: Person): Prisma.Sql {
  const conditions = owner.map(({ column, is }) => matches(identifier(column), is, person));
  return conditions.length === 0 ? Prisma.sql`false` : Prisma.join(conditions, ' OR ');
}

function matches(column: Prisma.Sql, trace: Trace, person: Person): Prisma.Sql {
  switch (trace) {
    case 'userId':
      return Prisma.sql`${column} = ${person.userId}::uuid`;
    case 'actor':
      return Prisma.sql`${column} = ${`user:${person.userId}`}`;
    case 'phoneIndex':
    case 'mailboxIndex':
    case 'senderIndex':
      return Prisma.sql`${column} = ${person[trace]}::text`;
    case 'recipient':
      return Prisma.sql`${column} = ANY(${person.recipients}::text[])`;
    case 'key':
      return Prisma.sql`(strpos(${column}, ${person.userId}::text) > 0
        OR strpos(${column}, ${person.phoneIndex}::text) > 0)`;
  }
}
