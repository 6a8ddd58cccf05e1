import { Controller } from '@nestjs/common';
import { listSessions, revokeSession, revokeSessions } from '@qicheng/contract/account/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { SessionListService } from '@qicheng/core/account-settings';
import { Caller } from '../kit/caller.decorator.js';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class SessionListController {
  constructor(private readonly sessions: SessionListService) {}

  @Handles(listSessions)
  async list(
    @Input() _input: InputOf<typeof listSessions>,
    @Caller() caller: Caller,
  ): Promise<ResultOf<typeof listSessions>> {
    return { list: await this.sessions.list(caller) };
  }

  @Handles(revokeSession)
  revoke(
    @Input() { sessionId }: InputOf<typeof revokeSession>,
    @Caller() { userId }: Caller,
  ): Promise<ResultOf<typeof revokeSession>> {
    return this.sessions.revoke(userId, sessionId);
  }

  @Handles(revokeSessions)
  revokeAll(
    @Input() { includesCurrent = false }: InputOf<typeof revokeSessions>,
    @Caller() caller: Caller,
  ): Promise<ResultOf<typeof revokeSessions>> {
    return this.sessions.revokeAll(caller, includesCurrent);
  }
}
