import type { DevToolsConnection } from './devtools-connection.js';

interface Evaluation<Result> {
  result: { value: Result; objectId?: string };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

/** One page of a browser. */
export class DevToolsPage {
  private constructor(
    private readonly connection: DevToolsConnection,
    private readonly sessionId: string,
    /** The global object of the page. */
    private readonly globalId: string,
  ) {}

  /** Attaches to the page that the browser has opened, or opens one. */
  static async open(connection: DevToolsConnection): Promise<DevToolsPage> {
    const { targetInfos } = await connection.send<{ targetInfos: { type: string; targetId: string }[] }>(
      'Target.getTargets',
    );
    const targetId =
      targetInfos.find(({ type }) => type === 'page')?.targetId ??
      (await connection.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })).targetId;
    const { sessionId } = await connection.send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    const expression = 'globalThis';
    const { result } = await connection.send<Evaluation<never>>(
      'Runtime.evaluate',
      { expression },
      sessionId,
    );
    if (result.objectId === undefined) throw new Error('the page has no global object');
    return new DevToolsPage(connection, sessionId, result.objectId);
  }

  send<Result = unknown>(method: string, parameters?: object): Promise<Result> {
    return this.connection.send<Result>(method, parameters, this.sessionId);
  }

  /** Calls a function in the page; arguments and result are copied as JSON. */
  async evaluate<Arguments extends unknown[], Result>(
    work: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result> {
    const { result, exceptionDetails } = await this.send<Evaluation<Result>>('Runtime.callFunctionOn', {
      functionDeclaration: String(work),
      objectId: this.globalId,
      arguments: values.map((value) => ({ value })),
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }
}
