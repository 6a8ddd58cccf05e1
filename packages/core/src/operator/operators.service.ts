import { Injectable } from '@nestjs/common';
import { Failure, Secrets } from '../platform/index.js';
import { AuditLog } from './audit-log.service.js';
import type { OperatorFailure } from './operator.failures.js';
import { OperatorRepository, type OperatorRow } from './operator.repository.js';
import { isOperatorRole } from './operator-role.js';
import { hashPassword, isStrongPassword } from './password.js';

export type OperatorSummary = Omit<OperatorRow, 'passwordHash'>;

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{1,29}$/u;

/** The people who run the site. */
@Injectable()
export class Operators {
  constructor(
    private readonly repository: OperatorRepository,
    private readonly audit: AuditLog,
    private readonly secrets: Secrets,
  ) {}

  /** Creates an operator; without a password one is made and returned, this once. */
  async add(input: {
    actor: string;
    name: string;
    role: string;
    password?: string;
  }): Promise<{ password: string | null }> {
    const { actor, name, role } = input;
    if (!NAME.test(name)) throw new Failure<OperatorFailure>('operatorNameInvalid');
    if (!isOperatorRole(role)) throw new Failure<OperatorFailure>('operatorRoleUnknown');
    const password = input.password ?? this.secrets.token(15);
    if (!isStrongPassword(password)) throw new Failure<OperatorFailure>('operatorPasswordWeak');
    const passwordHash = await hashPassword(password);
    if (await this.repository.findByName(name)) throw new Failure<OperatorFailure>('operatorNameTaken');
    await this.audit.record(actor, 'operator.add', name, { role });
    if (!(await this.repository.insert({ name, role, passwordHash })))
      throw new Failure<OperatorFailure>('operatorNameTaken');
    return { password: input.password === undefined ? password : null };
  }

  /** All operators, oldest first. */
  async list(): Promise<OperatorSummary[]> {
    const rows = await this.repository.list();
    return rows.map(({ id, name, role, createdAt, disabledAt }) => ({
      id,
      name,
      role,
      createdAt,
      disabledAt,
    }));
  }
}
