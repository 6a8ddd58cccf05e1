/** @jest-environment node */
import { ApiFailure } from '#src/lib/api.js';
import { pageLoader } from './page-data.js';

const request = new Request('http://localhost/index/help?id=x');
const failing = (status: number) =>
  pageLoader(() => Promise.reject(new ApiFailure(status, status, '没有找到')));

describe('page loader', () => {
  it.each([400, 404])('resolves to null when the API answers %d', async (status) => {
    await expect(failing(status)({ request })).resolves.toBeNull();
  });

  it('rejects when the API fails', async () => {
    await expect(failing(503)({ request })).rejects.toBeInstanceOf(ApiFailure);
  });
});
