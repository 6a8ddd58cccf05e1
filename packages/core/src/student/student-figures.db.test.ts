import { startStudents } from '#test/student-stack.js';

let stack: Awaited<ReturnType<typeof startStudents>>;
beforeAll(async () => {
  stack = await startStudents();
});
afterAll(() => stack.stop());

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(stack.clock.now().getTime() - days * DAY_MS);

let number = 100;
const addStudent = (className: string, data: { userId?: string; disabledAt?: Date } = {}) =>
  stack.database.student.create({
    data: {
      schoolCode: 's1',
      studentNumber: String((number += 1)),
      nameCipher: 'x',
      college: '计算机学院',
      className,
      passwordHash: 'x',
      ...data,
    },
  });

async function addUser({ resumes = 0, deleted = 0, seenDaysAgo = 0 }) {
  const { id: userId } = await stack.database.user.create({ data: { username: '同学' } });
  const resume = { userId, title: '简历', templateCode: 'tem0001', document: {} };
  const rows = Array.from({ length: resumes + deleted }, (_, index) => ({
    ...resume,
    deletedAt: index < deleted ? daysAgo(1) : null,
  }));
  await stack.database.resume.createMany({ data: rows });
  await stack.database.session.create({
    data: { id: crypto.randomUUID(), userId, lastSeenAt: daysAgo(seenDaysAgo), expiresAt: daysAgo(-1) },
  });
  return userId;
}

it('counts by class who signed in, has a résumé and came within 30 days, without students who left', async () => {
  await addStudent('软工 2601', { userId: await addUser({ resumes: 2 }) });
  await addStudent('软工 2601', { userId: await addUser({ deleted: 1, seenDaysAgo: 31 }) });
  await addStudent('软工 2601', { userId: await addUser({ resumes: 1 }), disabledAt: daysAgo(1) });
  for (let more = 0; more < 4; more += 1) await addStudent('软工 2601');
  // Too few to be counted without telling about one of them.
  await addStudent('软工 2602', { userId: await addUser({ resumes: 1 }) });
  const counts = { students: 6, signedIn: 2, withResume: 1, active: 1 };
  expect(await stack.figures.of('test', '启程示范大学')).toEqual({
    school: '启程示范大学',
    total: counts,
    classes: [
      { college: '计算机学院', className: '软工 2601', ...counts },
      {
        college: '计算机学院',
        className: '软工 2602',
        students: 1,
        signedIn: null,
        withResume: null,
        active: null,
      },
    ],
  });
  expect(await stack.database.auditEntry.findFirst({ where: { action: 'school.figures' } })).toMatchObject({
    actor: 'test',
    subject: 's1',
  });
  await expect(stack.figures.of('test', '没有的大学')).rejects.toMatchObject({ reason: 'schoolUnknown' });
});
