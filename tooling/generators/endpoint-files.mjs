import { kebab, pascal } from './names.mjs';

/**
 * @typedef {object} EndpointFacts
 * @property {string} feature @property {string} name @property {string} method @property {string} path
 * @property {string} summary @property {boolean} isStored whether a repository is generated too
 */

/** @param {EndpointFacts} facts */
export const contractFile = ({ name, method, path, summary, isStored }) => `import { z } from 'zod';
import { endpoint, reply, text, wire${isStored ? ', wireDate' : ''} } from '../kit/endpoint.js';

export const ${name} = endpoint({
  route: '${method} ${path}',
  access: 'user',
  summary: '${summary}',
  input: wire({ text: text(200) }),
  replies: { ok: reply(1, wire({ text: z.string(), length: z.number().int()${isStored ? ', since: wireDate' : ''} })) },
});
`;

const inputType = (isStored) => (isStored ? 'text: string; userId: string' : 'text: string');
const outputType = (isStored) =>
  isStored ? 'text: string; length: number; since: Date' : 'text: string; length: number';

/** @param {EndpointFacts} facts */
export const useCaseFile = ({ name, method, path, isStored }) => `import { Injectable } from '@nestjs/common';
${isStored ? `import { ${pascal(name)}Repository } from './${kebab(name)}.repository.js';\n` : ''}
/** The use case of \`${method} ${path}\`: trims a text and counts its characters. */
@Injectable()
export class ${pascal(name)} {
${
  isStored
    ? `  constructor(private readonly rows: ${pascal(name)}Repository) {}

  async run({ text, userId }: { ${inputType(true)} }): Promise<{ ${outputType(true)} }> {
    const bare = text.trim();
    return { text: bare, length: [...bare].length, since: await this.rows.findOpenedAt(userId) };
  }`
    : `  run({ text }: { ${inputType(false)} }): { ${outputType(false)} } {
    const bare = text.trim();
    return { text: bare, length: [...bare].length };
  }`
}
}
`;

/** @param {EndpointFacts} facts */
export const repositoryFile = ({ name }) => `import { Injectable } from '@nestjs/common';
import { Database } from '@qicheng/db';

@Injectable()
export class ${pascal(name)}Repository {
  constructor(private readonly database: Database) {}

  /** The creation time of the account. */
  async findOpenedAt(userId: string): Promise<Date> {
    const { createdAt } = await this.database.user.findUniqueOrThrow({
      where: { id: userId },
      select: { createdAt: true },
    });
    return createdAt;
  }
}
`;

/**
 * @param {EndpointFacts} facts @param {string | null} ownCoreModule of a new feature: its http module is generated too
 */
export const controllerFile = (
  { feature, name, isStored },
  ownCoreModule,
) => `import { Controller${ownCoreModule ? ', Module' : ''} } from '@nestjs/common';
import { ${name} } from '@qicheng/contract/${feature}/index';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { ${pascal(name)}${ownCoreModule ? `, ${ownCoreModule}` : ''} } from '@qicheng/core/${feature}';
${isStored ? "import { Caller } from '../kit/caller.decorator.js';\n" : ''}import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class ${pascal(name)}Controller {
  constructor(private readonly useCase: ${pascal(name)}) {}

  @Handles(${name})
${
  isStored
    ? `  ${name}(@Input() input: InputOf<typeof ${name}>, @Caller() { userId }: Caller): Promise<ResultOf<typeof ${name}>> {
    return this.useCase.run({ ...input, userId });
  }`
    : `  ${name}(@Input() input: InputOf<typeof ${name}>): ResultOf<typeof ${name}> {
    return this.useCase.run(input);
  }`
}
}
${
  ownCoreModule
    ? `
@Module({ imports: [${ownCoreModule}], controllers: [${pascal(name)}Controller] })
export class ${pascal(feature)}HttpModule {}
`
    : ''
}`;

/** @param {EndpointFacts} facts */
export const httpTestFile = ({
  feature,
  name,
  method,
  path,
  isStored,
}) => `import { ${name} } from '@qicheng/contract/${feature}/index';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

let api: TestApi;
let member: Awaited<ReturnType<typeof openAccount>>;
beforeAll(async () => {
  api = await startApi();
  member = await openAccount(api);
});
afterAll(() => api.stop());

/** Sends the call with wire names; without a token the caller is signed out. */
${
  method === 'POST'
    ? `const send = (text: string, headers: Record<string, string> = {}) => api.post(${name}.path, { text }, headers);`
    : `const send = (text: string, headers: Record<string, string> = {}) =>
  fetch(\`\${api.url}\${${name}.path}?\${new URLSearchParams({ text }).toString()}\`, { headers });`
}

describe('${method} ${path}', () => {
  it('1: returns the trimmed text and its length in characters', async () => {
    expect(await member.call(${name}, { text: ' 简历𠮷 ' })).toEqual({
      text: '简历𠮷',
      length: 3,${isStored ? '\n      since: expect.any(Date) as Date,' : ''}
    });
  });

  it('400: rejects an overlong text', async () => {
    expect((await send('字'.repeat(201), { token: member.token })).status).toBe(400);
  });

  it('401: requires a session', async () => {
    expect((await send('简历')).status).toBe(401);
  });
});
`;

export const contractIndexFile = (name, list) => `import { ${name} } from './${kebab(name)}.contract.js';

export { ${name} };

export const ${list} = { ${name} };
`;

export const coreIndexFile = (feature, name) => `import { Module } from '@nestjs/common';

export { ${pascal(name)} } from './${kebab(name)}.js';

@Module({ providers: [], exports: [] })
export class ${pascal(feature)}Module {}
`;
