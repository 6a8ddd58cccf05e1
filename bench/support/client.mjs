// Calls of the site with wire names, as a browser sends them.
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../tooling/launcher/home.mjs';

export const demo = JSON.parse(
  fs.readFileSync(path.join(projectRoot, 'prisma/seed/demo-accounts.json'), 'utf8'),
);

/** An unsuccessful response of the site. */
export class Refused extends Error {
  constructor(status, { code, msg, data }) {
    super(`${status} ${code} ${msg}`);
    Object.assign(this, { status, code, msg, data });
  }
}

/**
 * @param {string} url @param {string | null} token
 * @returns {(path: string, body: object, headers?: Record<string, string>) => Promise<any>} returns the data of a
 * success
 */
export function clientOf(url, token = null) {
  return async (target, body, headers = {}) => {
    const response = await fetch(url + target, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === null ? {} : { token }), ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(70_000),
    });
    const answer = await response.json();
    if (!response.ok || ![1, 200].includes(answer.code)) throw new Refused(response.status, answer);
    return answer.data;
  };
}

export const loginBody = ({ phone, password }) => ({ login_type: 'cas', type: '1', phone, password });

/** @param {string} url @param {number} index of the demo account */
export async function signIn(url, index) {
  const data = await clientOf(url)('/user/login', loginBody(demo.accounts[index]));
  return { token: data.token, call: clientOf(url, data.token) };
}

/** Length of the generated statements. */
export const SENTENCE = '负责核心模块的设计与实现，推动跨团队协作并按期交付。';

/**
 * A résumé document of about `bytes` bytes: the demo résumé, its self-evaluation extended by statements of so many
 * sentences
 * (a résumé may have at most sixty statements).
 */
export function documentOf(base, bytes, sentences = 5) {
  const document = structuredClone(base);
  const text = SENTENCE.repeat(sentences);
  document.selfEvaluation = [];
  const size = () => Buffer.byteLength(JSON.stringify(document));
  while (size() < bytes) {
    document.selfEvaluation.push({
      id: `grown${document.selfEvaluation.length}`,
      kind: 'bullet',
      zh: [{ text }],
    });
  }
  return document;
}
