import { Injectable } from '@nestjs/common';
import { Clock, Failure, CryptoService } from '../platform/index.js';
import { AuditLogService } from './audit-log.service.js';
import { isOperatorRole } from './operator-role.js';
import { OperatorRepository, type OperatorRow } from './operator.repository.js';
import { hashPassword, isStrongPassword } from './password.js';

export type OperatorFailure =
  | 'formReused'
  | 'operatorCredentialsWrong'
  | 'operatorNameInvalid'
  | 'operatorNameTaken'
  | 'operatorPasswordWeak'
  | 'operatorRoleUnknown'
  | 'operatorUnknown';

export type OperatorSummary = Omit<OperatorRow, 'passwordHash'>;

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{1,29}$/u;

/** The people who run the site. */
@Injectable()
export class OperatorService {
  constructor(
    private readonly repository: OperatorRepository,
    private readonly audit: AuditLogService,
    private readonly secrets: CryptoService,
    private readonly clock: Clock,
  ) {}

  /** Creates an operator; without a password one is generated and returned, once. */
  async add(input: {
    actor: string;
    name: string;
    role: string;
    password?: string;
  }): Promise<{ password: string | null }> {
    const { actor, name, role } = input;
    if (!NAME.test(name)) throw new Failure<OperatorFailure>('operatorNameInvalid');
    if (!isOperatorRole(role)) throw new Failure<OperatorFailure>('operatorRoleUnknown');
    const { passwordHash, generated } = await this.newCredentials(input.password);
    if (await this.repository.findByName(name)) throw new Failure<OperatorFailure>('operatorNameTaken');
    await this.audit.record(actor, 'operator.add', name, { role });
    if (!(await this.repository.insert({ name, role, passwordHash })))
      throw new Failure<OperatorFailure>('operatorNameTaken');
    return { password: generated };
  }

  /** Permanently disables an account and ends its sessions. */
  async disable({ actor, name }: { actor: string; name: string }): Promise<void> {
    await this.refuseUnknown(name);
    await this.audit.record(actor, 'operator.disable', name);
    const now = this.clock.now();
    await this.repository.change(name, { disabledAt: now }, now);
  }

  /** Sets a new password and ends the account's sessions; without one it is generated and returned, once. */
  async resetPassword(input: {
    actor: string;
    name: string;
    password?: string;
  }): Promise<{ password: string | null }> {
    const { actor, name } = input;
    const { passwordHash, generated } = await this.newCredentials(input.password);
    await this.refuseUnknown(name);
    await this.audit.record(actor, 'operator.resetPassword', name);
    await this.repository.change(name, { passwordHash }, this.clock.now());
    return { password: generated };
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

  private async refuseUnknown(name: string): Promise<void> {
    if (!(await this.repository.findByName(name))) throw new Failure<OperatorFailure>('operatorUnknown');
  }

  private async newCredentials(
    chosen: string | undefined,
  ): Promise<{ passwordHash: string; generated: string | null }> {
    const password = chosen ?? this.secrets.token(15);
    if (!isStrongPassword(password)) throw new Failure<OperatorFailure>('operatorPasswordWeak');
    return { passwordHash: await hashPassword(password), generated: chosen === undefined ? password : null };
  }
}
