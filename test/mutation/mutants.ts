/** Mutants of a source file: small changes of its text, found with TypeScript's own parser. */
import {
  isArrowFunction,
  isBinaryExpression,
  isCallExpression,
  isClassDeclaration,
  isConditionalExpression,
  isConstructorDeclaration,
  isExpressionStatement,
  isFunctionDeclaration,
  isFunctionExpression,
  isGetAccessorDeclaration,
  isIfStatement,
  isMethodDeclaration,
  isNumericLiteral,
  isPrefixUnaryExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSetAccessorDeclaration,
  isVariableDeclaration,
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
  /** Name of the function around it, as V8 calls it; null outside of functions. */
  readonly functionName: string | null;
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
  const add = (node: Node, by: string) => {
    const start = node.getStart(source);
    const { end } = node;
    const before = text.slice(start, end).replaceAll(/\s+/g, ' ');
    const shown = before.length > SHOWN ? `${before.slice(0, SHOWN)}…` : before;
    const line = text.slice(0, start).split('\n').length;
    const change = `${shown} to ${by === '' ? 'nothing' : by}`;
    found.push({ file, start, end, text: by, change, line, functionName: functionAround(node, source) });
  };
  const visit = (node: Node): void => {
    if (isBinaryExpression(node)) {
      const { operatorToken } = node;
      const by = OPERATORS[operatorToken.getText(source)];
      if (by !== undefined) add(operatorToken, by);
    }
    if (isIfStatement(node)) both(node.expression, add);
    if (isConditionalExpression(node)) both(node.condition, add);
    if (isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) {
      add(node, node.operand.getText(source));
    }
    if (isNumericLiteral(node) && !isOfType(node)) add(node, String(Number(node.text) + 1));
    if (node.kind === SyntaxKind.TrueKeyword && !isOfType(node)) add(node, 'false');
    if (node.kind === SyntaxKind.FalseKeyword && !isOfType(node)) add(node, 'true');
    if (isCallExpression(node) && isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      const by = METHODS[name.text];
      if (by !== undefined) add(name, by);
      if (name.text === 'filter') add(node, expression.getText(source));
    }
    if (isExpressionStatement(node)) add(node, '');
    node.forEachChild((child) => {
      visit(child);
    });
  };
  visit(source);
  return found;
}

function both(condition: Node, add: (node: Node, by: string) => void): void {
  add(condition, 'true');
  add(condition, 'false');
}

/** Whether a literal is part of a type, which has no effect when the program runs. */
function isOfType(node: Node): boolean {
  return node.parent.kind === SyntaxKind.LiteralType;
}

/** Returns the name that V8 gives to the nearest function around a node that has one. */
function functionAround(node: Node, source: SourceFile): string | null {
  for (let { parent } = node; parent !== undefined; { parent } = parent) {
    const name = nameOfFunction(parent, source);
    if (name !== undefined) return name;
  }
  return null;
}

function nameOfFunction(node: Node, source: SourceFile): string | undefined {
  if (isFunctionDeclaration(node)) return node.name?.getText(source);
  if (isMethodDeclaration(node) || isGetAccessorDeclaration(node) || isSetAccessorDeclaration(node)) {
    return node.name.getText(source);
  }
  if (isConstructorDeclaration(node)) {
    return isClassDeclaration(node.parent) ? node.parent.name?.getText(source) : undefined;
  }
  if (!isArrowFunction(node) && !isFunctionExpression(node)) return undefined;
  const { parent } = node;
  return isVariableDeclaration(parent) || isPropertyAssignment(parent)
    ? parent.name.getText(source)
    : undefined;
}
