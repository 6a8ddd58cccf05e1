import { createServer, type Server } from 'node:http';
import type { Signal } from '@qicheng/core/platform';
import type { Request, RequestHandler } from 'express';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { LoadRank } from './load-shedding.js';

/** Metrics of this process, served on a separate port that is not public. */
export class Metrics {
  readonly registry = new Registry();
  private readonly duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to response, by contract path',
    labelNames: ['method', 'path', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [this.registry],
  });
  private readonly unexpected = new Counter({
    name: 'http_unexpected_failures_total',
    help: 'Responses with status 500',
    registers: [this.registry],
  });

  private readonly smsSends = new Counter({
    name: 'qicheng_sms_sends_total',
    help: 'SMS by outcome: sent, failed or unknown at the provider, or refused by a limit',
    labelNames: ['outcome'],
    registers: [this.registry],
  });
  private readonly smsBudgetExhausted = new Counter({
    name: 'qicheng_sms_budget_exhausted_total',
    help: 'Minutes in which a code was refused because the hourly budget of the site was spent',
    registers: [this.registry],
  });
  private readonly signIns = new Counter({
    name: 'qicheng_sign_ins_total',
    help: 'Sign-in attempts by method and outcome',
    labelNames: ['method', 'outcome'],
    registers: [this.registry],
  });
  private readonly shed = new Counter({
    name: 'qicheng_shed_requests_total',
    help: 'Requests shed because this process is overloaded, by rank',
    labelNames: ['rank'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Times every request; unknown paths share one label, so that a scan cannot create labels. */
  timer(knownPaths: ReadonlySet<string>): RequestHandler {
    return (request: Request, response, next) => {
      const end = this.duration.startTimer({ method: request.method });
      response.once('finish', () => {
        end({ path: knownPaths.has(request.path) ? request.path : 'other', status: response.statusCode });
        if (response.statusCode === 500) this.unexpected.inc();
      });
      next();
    };
  }

  /** Counts core events. */
  count(signal: Signal): void {
    switch (signal.kind) {
      case 'smsSend':
        return this.smsSends.inc({ outcome: signal.outcome });
      case 'smsBudgetExhausted':
        return this.smsBudgetExhausted.inc();
      case 'signIn':
        return this.signIns.inc({ method: signal.method, outcome: signal.outcome });
      case 'ledgerBreaches':
        return; // the worker looks and counts
    }
  }

  /** Counts a shed request. */
  countShed(rank: LoadRank): void {
    this.shed.inc({ rank });
  }

  /** Starts serving `/metrics`; resolves when the port is open. */
  listen(port: number, host: string): Promise<Server> {
    const server = createServer((request, response) => {
      if (request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      this.registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': this.registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    return new Promise((resolve, reject) => {
      server.once('error', reject).listen(port, host, () => resolve(server));
    });
  }
}
