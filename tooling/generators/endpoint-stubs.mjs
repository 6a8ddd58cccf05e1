export const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
export const pascal = (name) =>
  kebab(name).replace(/(^|-)(\w)/g, (_match, _dash, letter) => letter.toUpperCase());

/** Files of a new call by path: contract, controller and web call; they compile as they are. */
export function endpointStubs(feature, name, route) {
  const file = kebab(name);
  const success = route.split(' ')[1].startsWith('/user/') ? 200 : 1;
  return {
    [`packages/contract/src/${feature}/${file}.contract.ts`]: `import { endpoint, reply, wire } from '../kit/endpoint.js';

export const ${name} = endpoint({
  route: '${route}',
  access: 'user',
  input: wire({}),
  replies: { ok: reply(${success}, wire({})) },
});
`,
    [`apps/api/src/${feature}/${file}.controller.ts`]: `import { Controller } from '@nestjs/common';
import { ${name} } from '@qicheng/contract/${feature}/${file}.contract';
import type { InputOf, ResultOf } from '@qicheng/contract/kit/endpoint';
import { Handles } from '../kit/handles.decorator.js';
import { Input } from '../kit/input.decorator.js';

@Controller()
export class ${pascal(name)}Controller {
  @Handles(${name})
  ${name}(@Input() input: InputOf<typeof ${name}>): ResultOf<typeof ${name}> {
    return input;
  }
}
`,
    [`apps/web/src/features/${feature}/api/${file}.ts`]: `import { ${name} } from '@qicheng/contract/${feature}/${file}.contract';
import type { InputOf } from '@qicheng/contract/kit/endpoint';
import { call } from '../../../lib/api.js';

export const ${name}Request = (input: InputOf<typeof ${name}>) => call(${name}, input);
`,
  };
}
