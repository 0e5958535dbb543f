// Owns the words of the interface in Portuguese, where they differ from those of Brazil.
import type { UiStrings } from "./en.js";
import { ptBR } from "./pt-BR.js";

export const pt: UiStrings = {
  ...ptBR,
  next: "Seguinte",
  keyboardShortcuts: "Atalhos de teclado",
  searching: "A pesquisar…",
  pageNotFoundText: "A página que procura não existe ou foi movida.",
  perhapsYouMean: "Talvez procure",
  downloadPdf: "Transferir como PDF",
  downloadSpec: "Transferir a descrição da API",
  resetView: "Repor visualização",
  download: "Transferir",
  files: "Ficheiros",
  default: "Predefinição",
  requestBody: "Corpo do pedido",
  request: "Pedido",
  mediaType: "Tipo de multimédia",
  binaryFile: "Ficheiro binário",
  passwordFlow: "Palavra-passe",
  sending: "A enviar…",
  reset: "Repor",
  chooseFile: "Escolher um ficheiro",
  requestFailed: "O pedido falhou. O servidor pode estar indisponível ou não permitir pedidos deste site.",
  username: "Nome de utilizador",
  password: "Palavra-passe",
  redirectAddress: "Endereço de redirecionamento a registar no fornecedor:",
  downloadFile: "Transferir {name}",
  corsText:
    "O servidor pode estar indisponível ou não permitir pedidos deste site (CORS). Uma página não consegue distinguir os dois casos.",
  corsElsewhere: "O mesmo pedido funciona fora do navegador: copie o exemplo e execute-o num terminal.",
  cookieNotice:
    "Uma página não pode enviar cookies a outro site. O cookie está nos exemplos, mas este pedido vai sem ele.",
  methodNotice:
    "Os navegadores não deixam uma página enviar pedidos {method}. Copie o exemplo e execute-o num terminal.",
  playgroundLocked: "Só membros de {groups} podem enviar pedidos.",
  playgroundChecking: "Verificando se você pode enviar pedidos…",
  playgroundSignIn: "Entre para enviar pedidos.",
  thinking: "A pensar…",
};
