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
    ['eliminated player had poison on me does it stay', 'eliminated player had token on me does it stay'],
  ])('are replaced by their kind: %s', (asked, read) => {
    expect(general(asked)).toBe(read);
  });

  it.each([
    'what is poison',
    'do i die when i have burn',
    'does blessing of divinity work when i die',
    'evasive and protect against one hit',
    'can i use evasive first',
    'can i prevent poison',
    'do i still get poison from dagger strike',
  ])('are the subject otherwise: %s', (asked) => {
    expect(general(asked)).toBeUndefined();
  });

  it('stand for all effects of an Attack whose damage did not come', () => {
    expect(general('i prevented it all do i still get the burn')).toBe(
      'i prevented it all do i still get the token',
    );
    expect(general('attack blocked does he still inflict bleed')).toBe(
      'attack blocked does he still inflict token',
    );
  });

  it.each([
    ['if dmg is 0 do i still inflict the poison', 'if dmg is 0 do i still inflict the token'],
    ['there are not enough burn tokens what now', 'there are not enough token tokens what now'],
    ['we lost a chi token and need another', 'we lost a token token and need another'],
  ])('stand for the damage that is 0 and for pieces that are not there: %s', (asked, read) => {
    expect(general(asked)).toBe(read);
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

describe('cards and heroes named as examples', () => {
  it.each([
    ['he plays six it can i change it again', 'he plays card that changes a die can i change it again'],
    ['can i respond to not this time', 'can i respond to roll phase card'],
    ['she used buh bye may i spend it first', 'she used instant card may i spend it first'],
    ['can me and my friend both be barbarian', 'can me and my friend both be same hero'],
    ['my friend and i want to play paladin', 'my friend and i want to play same hero'],
    ['treant against treant', 'same hero against'],
    [
      'i announced smack but he changed a die may i roll again',
      'i announced announced ability but he changed a die may i roll again',
    ],
    ['he declared fan the hammer what can i do now', 'he declared announced ability what can i do now'],
  ])('are replaced by their kind: %s', (asked, read) => {
    expect(general(asked)).toBe(read);
  });

  it.each([
    'can i play six it on his dice',
    'what is smack called in german',
    'when is fireball announced',
    'what does not this time do',
    'when do i play buh bye',
    'barbarian against treant',
    'is the barbarian good for two players',
  ])('are the subject otherwise: %s', (asked) => {
    expect(general(asked)).toBeUndefined();
  });
});

describe('a shield', () => {
  it.each([
    ['i rolled two shields', false],
    ['what is the shield icon for', false],
    ['when is shield spent', true],
  ])('is what dice show or the token: %s', (asked, isToken) => {
    expect(namedThings(asked).some(({ entry, isSure }) => entry.id === 'shield' && isSure)).toBe(isToken);
  });
});

describe('a hex', () => {
  it.each([
    ['missions: two heroes want the same hex', 'm-movement'],
    ['missions: how many hexes can i walk', 'm-movement'],
    ['2 heroes on one hex ok', 'm-movement'],
    ['how do i get rid of hex', 'hex'],
    ['is the hex token removed', 'hex'],
  ])('is a space or the token: %s', (asked, id) => {
    expect(searchRules(asked).hits[0]?.id).toBe(id);
  });
});

describe('words that look like names', () => {
  const sure = (text: string) => namedThings(text).flatMap(({ entry, isSure }) => (isSure ? [entry.id] : []));

  it.each([
    'he evaded my attack',
    'how does the other one protect himself',
    'the board shows two shields',
    'what is the second shield on my board',
  ])('as verbs and pictures name nothing: %s', (text) => {
    expect(sure(text)).toEqual([]);
  });

  it('as nouns are names even behind somebody who acts', () => {
    expect(sure('can he transference his own poison onto me')).toEqual(['card-transference', 'poison']);
  });

  it('leave what tokens do to enemies to the rules of Missions', () => {
    expect(searchRules('can we use entangle on a mission enemy').hits[0]?.id).toBe('m-enemy-dice-rules');
    expect(searchRules('can we use entangle on an opponent').hits[0]?.id).toBe('entangle');
  });
});
