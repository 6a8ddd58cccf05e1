/** @jest-environment node */
import { ApiFailure } from '../lib/api.js';
import { pageLoader } from './page-data.js';

const request = new Request('http://localhost/index/help?id=x');
const failing = (status: number) =>
  pageLoader(() => Promise.reject(new ApiFailure(status, status, '没有找到')));

describe('the data of a public page', () => {
  it.each([400, 404])('is nothing where the API answers %d: the address names nothing', async (status) => {
    await expect(failing(status)({ request })).resolves.toBeNull();
  });

  it('fails where the API does', async () => {
    await expect(failing(503)({ request })).rejects.toBeInstanceOf(ApiFailure);
  });
});
