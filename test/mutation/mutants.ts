/** Mutants of a source file: small changes of its text, found with TypeScript's own parser. */
import {
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isExpressionStatement,
  isIfStatement,
  isNumericLiteral,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast';

/** A change of a file: the characters from `start` to `end` become `text`. */
export interface Mutant {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What is changed, for the report, such as `=== to !==`. */
  readonly change: string;
  /** Counted from 1. */
  readonly line: number;
}

const OPERATORS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '+=': '-=',
  '-=': '+=',
};

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  findLastIndex: 'findIndex',
  min: 'max',
  max: 'min',
};

/** What is shown of a changed part at most, in characters. */
const SHOWN = 48;

/** Returns all mutants of a file, in the order of the text. */
export function mutantsOf(file: string, source: SourceFile): Mutant[] {
  const { text } = source;
  const found: Mutant[] = [];
  const add = (start: number, end: number, by: string) => {
    const before = text.slice(start, end).replaceAll(/\s+/g, ' ');
    const shown = before.length > SHOWN ? `${before.slice(0, SHOWN)}…` : before;
    const line = text.slice(0, start).split('\n').length;
    found.push({ file, start, end, text: by, change: `${shown} to ${by === '' ? 'nothing' : by}`, line });
  };
  const part = (node: Node, by: string) => add(node.getStart(source), node.end, by);
  const visit = (node: Node): void => {
    if (isBinaryExpression(node)) {
      const { operatorToken } = node;
      const by = OPERATORS[operatorToken.getText(source)];
      if (by !== undefined) part(operatorToken, by);
    }
    if (isIfStatement(node)) both(node.expression, part);
    if (isConditionalExpression(node)) both(node.condition, part);
    if (isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) {
      part(node, node.operand.getText(source));
    }
    if (isNumericLiteral(node) && !isOfType(node)) part(node, String(Number(node.text) + 1));
    if (node.kind === SyntaxKind.TrueKeyword && !isOfType(node)) part(node, 'false');
    if (node.kind === SyntaxKind.FalseKeyword && !isOfType(node)) part(node, 'true');
    if (isCallExpression(node) && isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      const by = METHODS[name.text];
      if (by !== undefined) part(name, by);
      if (name.text === 'filter') part(node, expression.getText(source));
    }
    if (isExpressionStatement(node)) part(node, '');
    node.forEachChild((child) => {
      visit(child);
    });
  };
  visit(source);
  return found;
}

function both(condition: Node, part: (node: Node, by: string) => void): void {
  part(condition, 'true');
  part(condition, 'false');
}

/** Whether a literal is part of a type, which has no effect when the program runs. */
function isOfType(node: Node): boolean {
  return node.parent.kind === SyntaxKind.LiteralType;
}
