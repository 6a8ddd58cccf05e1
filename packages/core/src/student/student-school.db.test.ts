import { startStudents } from '../../test/student-stack.js';

let stack: Awaited<ReturnType<typeof startStudents>>;
beforeAll(async () => {
  stack = await startStudents();
});
afterAll(() => stack.stop());

it.each(['', '示范', 'qcsf', 'QiCheng shi'])('finds only the open school by %j', async (keyword) => {
  expect(await stack.schools.search({ keyword })).toEqual({
    list: [{ code: 's1', name: '启程示范大学', contact: '就业指导中心' }],
    total: 1,
  });
});

it.each(['未开通', '%', '_'])('finds nothing by %j', async (keyword) => {
  expect((await stack.schools.search({ keyword })).total).toBe(0);
});

it('opens and closes a school with an audit entry, and refuses an invalid URL', async () => {
  await stack.schools.set('test', '未开通大学', { studentSignIn: true, studentContact: '教务处' });
  expect((await stack.schools.search({ keyword: '未' })).list).toMatchObject([{ contact: '教务处' }]);
  await stack.schools.set('test', 's2', { studentSignIn: false });
  expect((await stack.schools.search({ keyword: '未' })).total).toBe(0);
  for (const siteUrl of ['javascript:alert(1)', 'job.example', 'https://a:b@job.example/'])
    await expect(stack.schools.set('test', 's2', { siteUrl })).rejects.toMatchObject({
      reason: 'schoolSiteInvalid',
    });
  expect(await stack.database.auditEntry.count({ where: { action: 'school.student-sign-in' } })).toBe(2);
});
