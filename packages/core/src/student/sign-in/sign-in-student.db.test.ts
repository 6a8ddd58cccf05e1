import { startStudents } from '#test/student-stack.js';
import { Failure } from '../../platform/index.js';

const SCHOOL = '启程示范大学';
const NUMBER = '20260001';
const ROSTER_PASSWORD = 'Shuishan-2026';
const OWN_PASSWORD = '春风得意-2026';
const PHONE = '13800000011';
const BROWSER = 'b1';

let stack: Awaited<ReturnType<typeof startStudents>>;
beforeAll(async () => {
  stack = await startStudents();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  stack.clock.advance(2 * 86_400);
  for (const table of ['student', 'user', 'throttle', 'smsSend', 'auditEntry'] as const)
    await (stack.database[table] as { deleteMany(): Promise<unknown> }).deleteMany();
  await load([NUMBER, '许清和', PHONE, ROSTER_PASSWORD], ['20260002', '周以宁', '', 'Luming-2026']);
});

const load = (...lines: string[][]) =>
  stack.rosters.run({
    actor: 'test',
    school: SCHOOL,
    content: Buffer.from(`学号,姓名,手机号,初始密码\n${lines.map((cells) => cells.join(',')).join('\n')}`),
    dryRun: false,
    keepPasswords: () => Promise.resolve(),
  });
const signIn = (over: object = {}, client = stack.clientWith()) => {
  const typed = { schoolName: SCHOOL, studentNumber: NUMBER, password: ROSTER_PASSWORD, origin: {} };
  return stack.signIn.run({ ...typed, ...over }, client, BROWSER);
};
const ticketFor = async (over: object = {}) => {
  const { outcome, data } = await signIn(over);
  if (outcome !== 'phoneVerificationRequired') throw new Error('signed in already');
  return data.studentTicket;
};
const proofOf = async (phone: string) => {
  stack.clock.advance(61);
  const purpose = 'studentCheck';
  const pass = await stack.earnPass({ phone, purpose });
  const { challengeId } = await stack.codes.issue({ phone, purpose, client: stack.clientWith(pass) });
  return { phone, challengeId, code: stack.sender.codeOf(phone) };
};
const prove = async (studentTicket: string, phone = PHONE, browser = BROWSER) =>
  stack.phoneProof.run({ studentTicket, browser, ...(await proofOf(phone)) }, stack.clientWith());
const skip = (studentTicket: string, browser = BROWSER) =>
  stack.lastStep.withoutPassword({ studentTicket, browser }, stack.clientWith());
const choose = (studentTicket: string, newPassword = OWN_PASSWORD) =>
  stack.lastStep.withPassword({ studentTicket, browser: BROWSER, newPassword }, stack.clientWith());
const row = (studentNumber = NUMBER) =>
  stack.database.student.findFirstOrThrow({ where: { studentNumber }, include: { user: true } });
const firstTime = async () => {
  const ticket = await ticketFor();
  await prove(ticket);
  return choose(ticket);
};

describe('the first sign-in', () => {
  it('verifies the phone and sets a password; then number and password suffice', async () => {
    const first = await signIn();
    expect(first).toMatchObject({
      outcome: 'phoneVerificationRequired',
      data: { maskedPhone: '138****0011', isProvenAgain: false, contact: '就业指导中心' },
    });
    expect(await firstTime()).toMatchObject({
      needsPassword: false,
      schoolUrl: 'https://job.example.edu.cn/',
      username: '用户0011',
    });
    await expect(signIn()).rejects.toMatchObject({ reason: 'studentCredentialsIncorrect' });
    const second = await signIn({ password: OWN_PASSWORD, studentNumber: ' ２０２６０００１ ' });
    expect(second.outcome).toBe('signedIn');
    const sessions = await stack.database.session.findMany();
    expect(sessions.map(({ method }) => method)).toEqual(['student', 'student']);
  });

  it('may postpone the password, and asks for the phone again next time [ST1]', async () => {
    const ticket = await ticketFor();
    await prove(ticket);
    expect(await skip(ticket)).toMatchObject({ needsPassword: true });
    // The answer is that of a returning student, not of a first sign-in.
    expect(await signIn()).toMatchObject({
      outcome: 'phoneVerificationRequired',
      data: { isProvenAgain: true, maskedPhone: '138****0011' },
    });
    const again = await ticketFor();
    await prove(again);
    await expect(skip(again)).resolves.toBeDefined();
    expect(await stack.database.user.count()).toBe(1);
  });

  it('links the student to the account of the phone, whose password is kept', async () => {
    const userId = await stack.accounts.createUser({ phone: PHONE, password: 'Other-pass-1' });
    const { id } = await firstTime();
    expect(id).toBe(userId);
    const known = await stack.accounts.findCredentials(PHONE);
    expect(await stack.hasher.verify(known?.passwordHash ?? null, 'Other-pass-1')).toBe(true);
  });

  it('stores the referral, and accepts any phone if the roster leaves it open', async () => {
    const student = { studentNumber: '20260002', password: 'Luming-2026' };
    const ticket = await ticketFor({ ...student, origin: { campaignCode: 'autumn', domain: undefined } });
    await prove(ticket, '13800000077');
    const { user, phoneProvenAt } = await row('20260002');
    expect(user?.origin).toEqual({ campaignCode: 'autumn' });
    expect(phoneProvenAt).toEqual(stack.clock.now());
  });
});

describe('AU4: the steps', () => {
  it('go in order, once, in one browser', async () => {
    const invalid = { reason: 'studentTicketInvalid' };
    const ticket = await ticketFor();
    await expect(skip(ticket)).rejects.toMatchObject(invalid);
    await expect(choose(ticket)).rejects.toMatchObject(invalid);
    await expect(prove(ticket, PHONE, 'b2')).rejects.toMatchObject(invalid);
    await prove(ticket);
    await expect(prove(ticket)).rejects.toMatchObject(invalid);
    await expect(skip(ticket, 'b2')).rejects.toMatchObject(invalid);
    const tries = await Promise.allSettled([choose(ticket), skip(ticket), skip(ticket), choose(ticket)]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(skip(ticket)).rejects.toMatchObject(invalid);
  });

  it('keep the ticket if the server is too busy to hash', async () => {
    const ticket = await ticketFor();
    await prove(ticket);
    const hash = jest.spyOn(stack.hasher, 'hash').mockRejectedValueOnce(new Failure('busy'));
    await expect(choose(ticket)).rejects.toMatchObject({ reason: 'busy' });
    hash.mockRestore();
    await expect(choose(ticket)).resolves.toBeDefined();
  });

  it('last ten minutes', async () => {
    const ticket = await ticketFor();
    await prove(ticket);
    stack.clock.advance(601);
    await expect(skip(ticket)).rejects.toMatchObject({ reason: 'studentTicketInvalid' });
  });

  it('end with a new password, a removed phone, or a closed student number', async () => {
    const name = { school: SCHOOL, studentNumber: NUMBER };
    const ends = [
      () => stack.staff.resetPhone('test', name, PHONE),
      () => stack.staff.setDisabled('test', name, true),
    ];
    for (const end of ends) {
      const ticket = await ticketFor();
      await prove(ticket);
      await end();
      await expect(skip(ticket)).rejects.toMatchObject({ reason: 'studentTicketInvalid' });
    }
    await expect(signIn()).rejects.toMatchObject({ reason: 'studentDisabled' });
    await stack.staff.setDisabled('test', name, false);
    const ticket = await ticketFor();
    const { password } = await stack.staff.resetPassword('test', name);
    await expect(prove(ticket)).rejects.toMatchObject({ reason: 'studentTicketInvalid' });
    expect((await signIn({ password })).outcome).toBe('phoneVerificationRequired');
  });

  it("refuse a password that is common, the roster's, or derived from the number, and wait for a better one", async () => {
    const ticket = await ticketFor();
    await prove(ticket);
    const reasons = { qwer1234: 'passwordTooCommon', [`a${PHONE}`]: 'passwordContainsPhone' };
    for (const [password, reason] of Object.entries(reasons))
      await expect(choose(ticket, password)).rejects.toMatchObject({ reason });
    await expect(choose(ticket, ROSTER_PASSWORD)).rejects.toMatchObject({
      reason: 'studentPasswordUnchanged',
    });
    await expect(choose(ticket, 'ab260001cd')).rejects.toMatchObject({
      reason: 'studentPasswordContainsNumber',
    });
    await expect(choose(ticket)).resolves.toBeDefined();
  });
});

describe('ST2: the phone', () => {
  it('is that of the roster; only the holder of another phone learns that it differs', async () => {
    const ticket = await ticketFor();
    await expect(prove(ticket, '13800000099')).rejects.toMatchObject({ reason: 'studentPhoneDiffers' });
    const wrong = { studentTicket: ticket, browser: BROWSER, phone: '13800000098', code: '000000' };
    const { challengeId } = await proofOf(PHONE);
    await expect(stack.phoneProof.run({ ...wrong, challengeId }, stack.clientWith())).rejects.toMatchObject({
      reason: 'smsCodeInvalid',
    });
    expect(await row()).toMatchObject({ userId: null, phoneProvenAt: null });
  });

  it('is removed by staff only, with an audit entry, and signs its account out', async () => {
    const { token } = await firstTime();
    await stack.staff.resetPhone('operator:lin', { school: 's1', studentNumber: NUMBER }, '13800000055');
    expect(await stack.sessions.authenticate(token)).toBeNull();
    expect(
      await stack.database.auditEntry.findFirst({ where: { action: 'student.reset-phone' } }),
    ).toMatchObject({
      actor: 'operator:lin',
      subject: (await row()).id,
    });
    const ticket = await ticketFor({ password: OWN_PASSWORD });
    await expect(prove(ticket)).rejects.toMatchObject({ reason: 'studentPhoneDiffers' });
    await prove(ticket, '13800000055');
    expect(await stack.database.user.count()).toBe(2);
  });

  it('follows the account, whose owner may have changed it with proof', async () => {
    const { userId } = await firstTime();
    const phoneIndex = stack.secrets.hash('13800000066', 'index');
    const phoneCipher = stack.secrets.encrypt('13800000066');
    await stack.database.user.update({ where: { id: userId }, data: { phoneIndex, phoneCipher } });
    const { password } = await stack.staff.resetPassword('test', { school: 's1', studentNumber: NUMBER });
    const ticket = await ticketFor({ password });
    await expect(prove(ticket)).rejects.toMatchObject({ reason: 'studentPhoneDiffers' });
    await prove(ticket, '13800000066');
    expect((await skip(ticket)).userId).toBe(userId);
  });

  it('belongs to one student only [ST4]', async () => {
    await firstTime();
    const ticket = await ticketFor({ studentNumber: '20260002', password: 'Luming-2026' });
    await expect(prove(ticket)).rejects.toMatchObject({ reason: 'studentPhoneBound' });
  });
});

describe('refusals', () => {
  it('AU2: are identical for a wrong school, number or password', async () => {
    for (const over of [{ schoolName: '未开通大学' }, { studentNumber: '1' }, { password: 'x' }])
      await expect(signIn(over)).rejects.toMatchObject({ reason: 'studentCredentialsIncorrect' });
  });

  it('ST1: one guess for each student of a school leads to sliders for all, one alert and no lockout', async () => {
    for (let guess = 0; guess < 25; guess += 1) {
      const from = stack.clientWith(null, `10.1.0.${guess}`);
      const reason = guess < 20 ? 'studentCredentialsIncorrect' : 'captchaRequired';
      await expect(signIn({ studentNumber: `2026${guess}` }, from)).rejects.toMatchObject({ reason });
    }
    expect(await stack.database.auditEntry.findMany({ where: { action: 'student.guessing' } })).toMatchObject(
      [{ actor: 'system', subject: 's1', detail: { failures: 20 } }],
    );
    await expect(signIn()).rejects.toMatchObject({ reason: 'captchaRequired' });
    const pass = await stack.earnStudentPass(NUMBER, '10.0.0.1');
    expect((await signIn({}, stack.clientWith(pass))).outcome).toBe('phoneVerificationRequired');
    stack.clock.advance(901);
    expect((await signIn()).outcome).toBe('phoneVerificationRequired');
  });

  it('ST1: one student has five free attempts, and ten from one address', async () => {
    const wrong = (ip: string, pass: string | null = null) =>
      signIn({ password: 'x' }, stack.clientWith(pass, ip));
    for (let guess = 0; guess < 5; guess += 1)
      await expect(wrong('10.2.0.1')).rejects.toMatchObject({ reason: 'studentCredentialsIncorrect' });
    for (let guess = 5; guess < 10; guess += 1)
      await expect(wrong('10.2.0.1')).rejects.toMatchObject({ reason: 'captchaRequired' });
    await expect(wrong('10.2.0.1')).rejects.toMatchObject({ reason: 'tooManyRequests' });
    const pass = await stack.earnStudentPass(NUMBER, '10.0.0.1');
    expect((await signIn({}, stack.clientWith(pass))).outcome).toBe('phoneVerificationRequired');
  });

  it('ST1: 60 concurrent guesses cannot exceed the free attempts of a school', async () => {
    const verify = jest.spyOn(stack.hasher, 'verify').mockResolvedValue(false);
    const guess = (index: number) =>
      signIn({ studentNumber: `2026${index}` }, stack.clientWith(null, `10.3.0.${index}`)).catch(
        ({ reason }: { reason: string }) => reason,
      );
    for (let round = 0; round < 2; round += 1)
      await Promise.all(Array.from({ length: 30 }, (_, index) => guess(round * 30 + index)));
    expect(verify).toHaveBeenCalledTimes(20);
    verify.mockRestore();
    expect(await stack.database.auditEntry.count({ where: { action: 'student.guessing' } })).toBe(1);
  });

  it('ST1: a student who signs in uses none of the school’s attempts', async () => {
    for (let count = 0; count < 30; count += 1) await signIn({}, stack.clientWith(null, `10.4.0.${count}`));
    await expect(signIn({ password: 'x' })).rejects.toMatchObject({ reason: 'studentCredentialsIncorrect' });
  });

  it('has at most 36 sign-ins in progress; the next one is busy before the database is read', async () => {
    let finish = (_fits: boolean): void => undefined;
    const slow = new Promise<boolean>((resolve) => (finish = resolve));
    const verify = jest.spyOn(stack.hasher, 'verify').mockReturnValue(slow);
    const enter = (index: number) =>
      signIn({ schoolName: `s${index}` }, stack.clientWith(null, `10.5.0.${index}`)).catch(() => 'refused');
    const flood = Array.from({ length: 36 }, (_, index) => enter(index));
    const hits = jest.spyOn(stack.throttle, 'hit');
    await expect(signIn()).rejects.toMatchObject({ reason: 'busy', retryAfterSeconds: 1 });
    expect(hits.mock.calls.length).toBeLessThanOrEqual(36);
    hits.mockRestore();
    finish(false);
    await Promise.all(flood);
    verify.mockRestore();
  });
});
