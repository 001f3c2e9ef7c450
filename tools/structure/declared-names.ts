import { Visitor, type BindingPattern, type ParamPattern, type Program } from 'oxc-parser';

export interface Named {
  name: string;
  line: number;
}

/** Reads every name that a file declares: variables, parameters, functions, classes and types. */
export function declaredNames(program: Program, lineAt: (offset: number) => number): Named[] {
  const found: Named[] = [];
  const add = (node: { name: string; start: number } | null) => {
    if (node !== null) found.push({ name: node.name, line: lineAt(node.start) });
  };
  const bind = (pattern: BindingPattern | ParamPattern) => {
    for (const node of boundBy(pattern)) add(node);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => bind(id),
    FunctionDeclaration: ({ id, params }) => {
      add(id);
      params.forEach(bind);
    },
    FunctionExpression: ({ params }) => params.forEach(bind),
    ArrowFunctionExpression: ({ params }) => params.forEach(bind),
    ClassDeclaration: ({ id }) => add(id),
    TSInterfaceDeclaration: ({ id }) => add(id),
    TSTypeAliasDeclaration: ({ id }) => add(id),
  }).visit(program);
  return found;
}

function boundBy(pattern: BindingPattern | ParamPattern): { name: string; start: number }[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((part) =>
        boundBy(part.type === 'RestElement' ? part.argument : part.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((part) => (part === null ? [] : boundBy(part)));
    case 'AssignmentPattern':
      return boundBy(pattern.left);
    case 'RestElement':
      return boundBy(pattern.argument);
    case 'TSParameterProperty':
      return boundBy(pattern.parameter);
  }
}
