import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JwtService } from '@nestjs/jwt';
import { signMemberProof, signTicket } from '@qicheng/testing/partner-site';
import { startAuth } from '../../test/auth-stack.js';
import { AuditLogService } from '../operator/audit-log.service.js';
import { AuditRepository } from '../operator/audit.repository.js';
import type { CoreConfig } from '../platform/index.js';
import { PartnerRepository } from './directory/partner.repository.js';
import { PartnerService } from './directory/partner.service.js';
import { MemberProofService } from './proof/member-proof.service.js';
import { BrowserStateService } from './ticket/browser-state.service.js';
import { PartnerTicketService } from './ticket/partner-ticket.service.js';
import { UsedTicketRepository } from './ticket/used-ticket.repository.js';

const text = readFileSync(path.resolve(__dirname, '../../../../docs/PARTNER.md'), 'utf8');
const example = (name: string): string => new RegExp(`\`\`\`${name}\\n(.*)\\n\`\`\``).exec(text)?.[1] ?? '';

let stack: Awaited<ReturnType<typeof startAuth>>;
let tickets: PartnerTicketService;
let proofs: MemberProofService;

beforeAll(async () => {
  stack = await startAuth();
  const { database, secrets, clock } = stack;
  const partners = new PartnerService(
    new PartnerRepository(database),
    new AuditLogService(new AuditRepository(database), clock),
    secrets,
    clock,
  );
  const config = { appUrl: 'https://resume.example.cn' } as CoreConfig;
  tickets = new PartnerTicketService(
    partners,
    new UsedTicketRepository(database),
    new JwtService({}),
    secrets,
    clock,
    config,
  );
  proofs = new MemberProofService(partners, tickets, clock);
  const keyCipher = secrets.encrypt(example('key'));
  const hosts = ['jobs.example.cn'];
  await database.partner.create({ data: { code: 'jobs', name: '就业平台', hosts, keyCipher } });
});
afterAll(() => stack.stop());

describe('the examples of docs/PARTNER.md', () => {
  it('match the documented computation', () => {
    const claims = JSON.parse(example('claims')) as object;
    expect(signTicket(example('key'), claims, JSON.parse(example('header')) as object)).toBe(
      example('ticket'),
    );
    const [code = '', seconds = '', nonce = ''] = example('proof').split('.');
    const proof = { code, seconds: Number(seconds), nonce, member: 'm-20261121' };
    expect(signMemberProof(example('key'), proof)).toBe(example('proof'));
  });

  it('are accepted once', async () => {
    const read = await tickets.read(example('ticket'), 'login');
    expect(read?.claims).toEqual(JSON.parse(example('claims')));
    expect(read && (await tickets.spend(read))).toBe(true);
    expect(read && (await tickets.spend(read))).toBe(false);
    expect(await proofs.redeem('m-20261121', example('proof'))).toMatchObject({ subject: 'm-20261121' });
    expect(await proofs.redeem('m-20261121', example('proof'))).toBeNull();
  });

  it('SS1: are valid for sixty seconds, not for sixty-one', async () => {
    stack.clock.advance(60);
    expect(await tickets.read(example('ticket'), 'login')).not.toBeNull();
    stack.clock.advance(1);
    expect(await tickets.read(example('ticket'), 'login')).toBeNull();
    stack.clock.advance(-72);
    expect(await tickets.read(example('ticket'), 'login')).toBeNull();
    stack.clock.advance(11);
  });
});

describe('SS2: a state', () => {
  it('is valid in its browser for a quarter of an hour', () => {
    const states = new BrowserStateService(stack.secrets, stack.clock);
    const state = states.issue('browser-a');
    expect(states.proves(state, 'browser-a')).toBe(true);
    expect(states.proves(state, 'browser-b')).toBe(false);
    expect(states.proves(state.replace(/^\d/, '9'), 'browser-a')).toBe(false);
    expect(states.proves('', 'browser-a')).toBe(false);
    stack.clock.advance(900);
    expect(states.proves(state, 'browser-a')).toBe(false);
  });
});
