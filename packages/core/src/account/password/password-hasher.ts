import { randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimiter } from '../../platform/concurrency-limiter/index.js';
import { CORE_CONFIG, type CoreConfig } from '../../platform/index.js';

// [data passwords]: argon2id (the library's default kind), 19 MiB, two passes, one lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
// Slow hashes compensate for weak user-chosen passwords. Generated passwords do not need them: twelve random
// characters cannot be brute-forced, and ten thousand fast hashes take seconds instead of half an hour.
const COST_OF_RANDOM = { memoryCost: 256, timeCost: 1, parallelism: 1 };
const CHEAP = `m=${COST_OF_RANDOM.memoryCost},`;

// Keyboards encode some characters in several ways; the same password must match in each of them.
const canonical = (password: string) => password.normalize('NFKC');

// [load hashing] allows four at a time. Three leave one of libuv's four threads for files, DNS and
// compression, which every request needs; with those waiting it equals the number of sign-ins admitted.
const AT_ONCE = 3;
const WAITING = 33;

/**
 * Hashes passwords, a few at a time; callers beyond the waiting limit get `busy` instead of queueing
 * indefinitely.
 */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private readonly limiter = new ConcurrencyLimiter(AT_ONCE, WAITING);
  private decoy: Promise<string> | undefined;
  private readonly cost: NonNullable<CoreConfig['passwordCost']>;

  constructor(@Inject(CORE_CONFIG) { passwordCost = COST }: Pick<CoreConfig, 'passwordCost'>) {
    this.cost = passwordCost;
  }

  async onModuleInit(): Promise<void> {
    await this.decoyHash();
  }

  /** The stored form of a password. */
  hash(password: string): Promise<string> {
    return this.limiter.run(() => hash(canonical(password), this.cost));
  }

  /** The same for a password that this program generated; never for one a person chose. */
  hashRandom(password: string): Promise<string> {
    return hash(canonical(password), COST_OF_RANDOM);
  }

  /**
   * Whether the password matches. Without a stored hash it does the same work on a decoy, so that response
   * times do not reveal which phones have an account [AU2] or which students still use their initial
   * password.
   */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const expected = stored ?? (await this.decoyHash());
    const isMatch = await this.limiter.run(async () => {
      const isCheap = expected.includes(CHEAP);
      if (isCheap) await verify(await this.decoyHash(), canonical(password));
      return verify(expected, canonical(password));
    });
    return isMatch && stored !== null;
  }

  private decoyHash(): Promise<string> {
    this.decoy ??= hash(randomBytes(16).toString('hex'), this.cost);
    return this.decoy;
  }
}
