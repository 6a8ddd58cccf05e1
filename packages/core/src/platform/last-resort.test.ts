import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { startErrorOf } from './last-resort.js';

describe('a process that cannot start', () => {
  it('reports a port in use in one sentence', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const second = createServer().listen(port, '127.0.0.1');
    const [error] = (await once(second, 'listening').catch((problem: unknown) => [problem])) as [unknown];
    holder.close();
    expect(startErrorOf(error)).toBe(
      `端口 ${port} 已被别的程序占用：请停掉那个程序，或在环境变量里换一个端口。`,
    );
  });

  it('reports a port that it may not use', () => {
    const error = Object.assign(new Error('x'), { code: 'EACCES', syscall: 'listen', port: 80 });
    expect(startErrorOf(error)).toMatch(/^没有权限使用端口 80：/);
  });

  it('prints the stack of any other error', () => {
    expect(startErrorOf(new Error('unknown'))).toContain('Error: unknown\n    at ');
  });
});
