import '../../src/content/index.ts';
import { describe, expect, it } from 'vitest';
import { withoutExamples } from '../../src/lookup/examples.ts';
import { searchRules } from '../../src/lookup/index.ts';
import { namedThings } from '../../src/lookup/named-things.ts';

const general = (text: string) => withoutExamples(text, namedThings(text));

describe('tokens named as examples', () => {
  it.each([
    ['poison and bleed in the same upkeep which first', 'token and token in the same upkeep which first'],
    [
      'what happens to my burn on him when i get knocked out',
      'what happens to my token on him when i get knocked out',
    ],
    ['does targeted stay if its owner dies', 'does token stay if its owner dies'],
  ])('are replaced by their kind: %s', (asked, read) => {
    expect(general(asked)).toBe(read);
  });

  it.each([
    'what is poison',
    'do i die when i have burn',
    'does blessing of divinity work when i die',
    'evasive and protect against one hit',
    'can i use evasive first',
  ])('are the subject otherwise: %s', (asked) => {
    expect(general(asked)).toBeUndefined();
  });

  it('bring the rule about all tokens', () => {
    expect(searchRules('what happens to knockdown when its owner is eliminated').hits[0]?.id).toBe(
      'status-of-defeated-player',
    );
    expect(searchRules('burn and bounty at the start of my turn, in which order').hits[0]?.id).toBe(
      'upkeep-phase',
    );
  });
});

describe('a hex', () => {
  it.each([
    ['missions: two heroes want the same hex', 'm-movement'],
    ['how do i get rid of hex', 'hex'],
    ['is the hex token removed', 'hex'],
  ])('is a space or the token: %s', (asked, id) => {
    expect(searchRules(asked).hits[0]?.id).toBe(id);
  });
});
