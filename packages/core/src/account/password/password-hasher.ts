import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimiter } from '../../platform/concurrency-limiter/index.js';

// [data passwords]: argon2id (the library's default kind), 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// Slow hashes make up for passwords that people choose. One that this program draws needs none: of twelve random signs
// nobody tries a part worth mentioning, and ten thousand of them take seconds instead of half an hour.
const COST_OF_RANDOM = { memoryCost: 256, timeCost: 1, parallelism: 1 };
const CHEAP = `m=${COST_OF_RANDOM.memoryCost},`;

// Keyboards write one character in several ways; the same password must fit from each of them.
const canonical = (password: string) => password.normalize('NFKC');

// [load hashing] allows four at once. Three leave one of libuv's four threads to files, names and compression,
// which every answer needs; together with those who wait it is as many sign-ins as the door lets in.
const AT_ONCE = 3;
const WAITING = 33;

/** Hashes passwords, a few at once; beyond those who may wait callers hear `busy` rather than queue for ever. */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private readonly limiter = new ConcurrencyLimiter(AT_ONCE, WAITING);
  private decoy: Promise<string> | undefined;

  async onModuleInit(): Promise<void> {
    await this.decoyHash();
  }

  /** The stored form of a password. */
  hash(password: string): Promise<string> {
    return this.limiter.run(() => hash(canonical(password), COST));
  }

  /** The same of a password that this program drew at random; never of one that a person chose. */
  hashRandom(password: string): Promise<string> {
    return hash(canonical(password), COST_OF_RANDOM);
  }

  /**
   * Whether the password fits. Without a stored hash the same work is done against a decoy, so that nobody
   * learns from the time which phones have an account [AU2], or which students still have the
   * password that they were given.
   */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const expected = stored ?? (await this.decoyHash());
    const fits = await this.limiter.run(async () => {
      const isCheap = expected.includes(CHEAP);
      if (isCheap) await verify(await this.decoyHash(), canonical(password));
      return verify(expected, canonical(password));
    });
    return fits && stored !== null;
  }

  private decoyHash(): Promise<string> {
    this.decoy ??= hash(randomBytes(16).toString('hex'), COST);
    return this.decoy;
  }
}
